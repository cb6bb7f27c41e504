import { createSharedStorage } from '@vestibule/session'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { themeKey } from '@vestibule/app-kit/theme-choice'
import { createThemeChoice, themeInForce } from './theme-choice.ts'

beforeEach(() => localStorage.clear())
const create = () => createThemeChoice(createSharedStorage(window))
const inForce = (theme: ReturnType<typeof create>) => themeInForce(theme.store.getState())
const chooseElsewhere = (theme: string) => {
  localStorage.setItem(themeKey, theme)
  window.dispatchEvent(new StorageEvent('storage', { key: themeKey, newValue: theme }))
}

describe('the theme', () => {
  it("is the system's until someone chooses", () => {
    expect(inForce(create())).toBe('system')
  })

  it('is kept as chosen', () => {
    create().choose('dark')
    expect(inForce(create())).toBe('dark')
  })

  it("goes back to the system's", () => {
    const theme = create()
    theme.choose('dark')
    theme.choose('system')
    expect([inForce(theme), inForce(create())]).toEqual(['system', 'system'])
  })

  it('is the pinned one, and the choice returns after it', () => {
    const theme = create()
    theme.choose('dark')
    theme.pin('light')
    expect(inForce(theme)).toBe('light')
    theme.pin(null)
    expect(inForce(theme)).toBe('dark')
  })

  it('follows the choice made in another tab, until it is stopped', () => {
    const theme = create()
    const stop = theme.start()
    chooseElsewhere('dark')
    expect(inForce(theme)).toBe('dark')
    stop()
    chooseElsewhere('light')
    expect(inForce(theme)).toBe('dark')
  })

  it('ignores what it did not write', () => {
    localStorage.setItem(themeKey, 'sepia')
    expect(inForce(create())).toBe('system')
  })
})

it('the script before the first paint reads the key of the theme', () => {
  const script = readFileSync(join(import.meta.dirname, '../../public/theme-choice.js'), 'utf8')
  expect(script).toContain(`'${themeKey}'`)
})
