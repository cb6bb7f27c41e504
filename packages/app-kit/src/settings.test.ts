import { authPage, authSettings } from '@vestibule/api-client/contract'
import { describe, expect, it } from 'vitest'
import { readPage, readSettings, versionWords } from './settings.ts'

const page = (textContent: string | null) => ({
  getElementById: () => (textContent === null ? null : ({ textContent } as HTMLElement)),
})

describe('settings', () => {
  it('name the version of a release only', () => {
    expect(versionWords('1.4.0')).toBe('1.4.0')
    expect(versionWords('0.0.0')).toBe('')
  })

  it('have the versions of the build, unless they are set', () => {
    expect(readSettings(authSettings, undefined)).toMatchObject({
      kind: 'valid',
      value: { appVersion: '1.2.3', coreUiVersion: '1.2.3' },
    })
    expect(readSettings(authSettings, { appVersion: '9.9.1' })).toMatchObject({
      value: { appVersion: '9.9.1', coreUiVersion: '1.2.3' },
    })
  })

  it('that a page holds as broken JSON are named by their place', () => {
    const message = expect.stringMatching(/^the page: /)
    expect(readPage(page('{"settings":'), authPage)).toEqual({ kind: 'invalid', message })
  })

  it.each([null, ' '])('are none in a page into which no server has put any: %j', (text) => {
    expect(readPage(page(text), authPage)).toBeUndefined()
  })
})
