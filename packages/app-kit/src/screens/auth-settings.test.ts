import { describe, expect, it } from 'vitest'
import { defaultSettings, readSettings } from './auth-settings.ts'

describe('settings', () => {
  it('have a default each', () => {
    expect(readSettings(undefined)).toEqual({ kind: 'valid', value: defaultSettings })
    expect(defaultSettings).toMatchObject({
      appName: 'Sign In',
      providerName: 'Vestibule',
      primaryColor: '#3367d6',
      devicePath: '/device',
      deviceCodeExemptPartnerId: null,
    })
  })

  it('may be overridden one by one, and may have more than the app knows', () => {
    const result = readSettings({ appName: 'Enter', somethingNew: 1 })
    expect(result).toMatchObject({
      kind: 'valid',
      value: { appName: 'Enter', homepage: '/' },
    })
  })

  it.each([
    [{ appName: '' }, /appName: must not be empty/],
    [{ homepage: 'https://elsewhere.example' }, /homepage: must be a path/],
    [{ allowedRedirectOrigins: ['https://a.example/path'] }, /allowedRedirectOrigins\.0: must be/],
    [{ appName: 1, devicePath: 'x' }, /appName: .*; devicePath: /],
    ['text', /settings: /],
  ])('are refused with the name of what is wrong: %j', (written, message) => {
    const result = readSettings(written)
    expect(result).toMatchObject({ kind: 'invalid', message: expect.stringMatching(message) })
  })
})
