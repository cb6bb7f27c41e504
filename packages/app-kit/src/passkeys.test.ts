import { describe, expect, it } from 'vitest'
import {
  askPasskey,
  suggestsPasskeys,
  forgetPasskey,
  hasPasskeys,
  makePasskey,
} from './passkeys.ts'
import type { PasskeyPage } from './passkeys.ts'

const options = {
  challenge: 'c',
  rpId: 'x.example',
  timeout: 1,
  userVerification: 'required',
} as const
const creation = {
  challenge: 'c',
  rp: { id: 'x.example', name: 'X' },
  user: { id: 'u', name: 'n', displayName: 'd' },
  pubKeyCredParams: [],
  timeout: 1,
  excludeCredentials: [],
}

/** A page whose browser gives the same answer to every passkey request. */
function pageWith(answer: () => Promise<Credential | null>): PasskeyPage {
  return {
    PublicKeyCredential: {
      parseCreationOptionsFromJSON: () => ({}) as never,
      parseRequestOptionsFromJSON: () => ({}) as never,
      isConditionalMediationAvailable: () => Promise.reject(new Error('broken')),
      signalUnknownCredential: () => Promise.reject(new TypeError('broken')),
    },
    navigator: { credentials: { create: answer, get: answer } },
  }
}

describe('a question for a passkey', () => {
  it.each([
    ['NotAllowedError', 'cancelled'],
    ['AbortError', 'cancelled'],
    ['InvalidStateError', 'exists'],
    ['NotSupportedError', 'unsupported'],
    ['SecurityError', 'failed'],
  ])('%s is told as %s', async (name, kind) => {
    const page = pageWith(() => Promise.reject(new DOMException('', name)))
    expect(await askPasskey(page, options)).toEqual({ kind })
    expect(await makePasskey(page, creation)).toEqual({ kind })
  })

  it('has the answer as JSON', async () => {
    const credential = { id: 'p1' }
    const page = pageWith(() => Promise.resolve({ toJSON: () => credential } as never))
    expect(await askPasskey(page, options)).toEqual({ kind: 'signed', credential })
    expect(await makePasskey(page, creation)).toEqual({ kind: 'created', credential })
  })

  it('is not asked where a browser has no passkeys, or none as JSON', async () => {
    const older = {
      PublicKeyCredential: {},
      navigator: { credentials: pageWith(never).navigator.credentials },
    }
    for (const page of [{ navigator: {} }, older as PasskeyPage]) {
      expect(hasPasskeys(page)).toBe(false)
      expect(await suggestsPasskeys(page)).toBe(false)
      expect(await askPasskey(page, options)).toEqual({ kind: 'unsupported' })
      expect(await makePasskey(page, creation)).toEqual({ kind: 'unsupported' })
      await forgetPasskey(page, { rpId: 'x.example', credentialId: 'p1' })
    }
  })

  it('is not suggested where the browser cannot say whether it suggests any', async () => {
    const page = pageWith(never)
    expect(await suggestsPasskeys(page)).toBe(false)
    await forgetPasskey(page, { rpId: 'x.example', credentialId: 'p1' })
  })
})

const never = () => new Promise<never>(() => {})
