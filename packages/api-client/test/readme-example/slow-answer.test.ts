import { login } from '@vestibule/api-client'
import { createFakeClient, refuse } from '@vestibule/api-client/testing'
import { expect, it } from 'vitest'

it('answers by what was sent, and when the test says so', async () => {
  const answer = Promise.withResolvers<void>()
  const { client, transport } = createFakeClient({
    login: async ({ body }) => {
      await answer.promise
      return body.password === 'right' ? { redirect_url: '/' } : refuse('invalid_credentials')
    },
  })
  const outcome = login(client, { email: 'ada@acme.example', password: 'wrong' })
  // Here a page shows that it waits.
  answer.resolve()
  expect(await outcome).toMatchObject({ kind: 'wrongCredentials' })
  expect(transport.problems).toEqual([])
})
