import { createFakeClient, refuse } from '@vestibule/api-client/testing'
import { expect, test } from 'vitest'
import { vestibuleBackend } from './vestibule-backend.ts'

test('a session that lacks its second factor is none', async () => {
  const refusal = refuse('two_factors_required')
  const { client } = createFakeClient({
    getSessionValidity: refusal,
    getProfile: refusal,
    getAuthenticated: refusal,
  })
  const backend = vestibuleBackend(client)
  expect(await backend.getSession()).toBeNull()
  expect(await backend.isSignedIn?.()).toBe(false)
})
