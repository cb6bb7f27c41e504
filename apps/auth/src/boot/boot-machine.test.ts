import { describe, expect, it } from 'vitest'
import { givenState } from './boot-machine.ts'
import { readPageConfig } from '@vestibule/app-kit/screens/auth-settings'

const platform = {
  config: { is_federated_environment: false, sign_up_data: { enable_sign_up: true } },
  environment: {},
}

function stateOf(text: string | null) {
  const element = text === null ? null : ({ textContent: text } as HTMLElement)
  return givenState(readPageConfig({ getElementById: () => element }))
}

describe('what the server put into the page', () => {
  it('is the settings, below their name, and the platform', () => {
    const settings = { deviceCodeExemptPartnerId: 'p1', otpTtlS: 120 }
    expect(stateOf(JSON.stringify({ settings, platform }))).toMatchObject({
      status: 'ready',
      settings: { ...settings, appName: 'Sign In', appVersion: expect.stringMatching(/^\d/) },
      platform: { dataPartnerId: null, environment: { type: null } },
    })
  })

  it('may be nothing, or the settings alone: then the app asks', () => {
    expect(stateOf(null)).toBeUndefined()
    expect(stateOf(' ')).toBeUndefined()
    expect(stateOf('{"settings":{}}')).toBeUndefined()
  })

  it.each([
    ['{"settings":', /JSON/],
    ['{"platform":null}', /settings/],
    ['{"settings":{"devicePath":"device"}}', /settings\.devicePath: must be a path/],
    ['{"settings":{},"noReplySender":"a@b.example"}', /noReplySender: Invalid key/],
    ['{"settings":{},"platform":{"config":{}}}', /platform\.config\.is_federated_environment/],
  ])('is an error if it is invalid, and does not lead to the defaults: %s', (text, message) => {
    expect(stateOf(text)).toEqual({
      status: 'misconfigured',
      message: expect.stringMatching(message),
    })
  })
})
