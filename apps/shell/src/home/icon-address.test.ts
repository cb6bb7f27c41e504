import { describe, expect, it } from 'vitest'
import { iconAddress } from './icon-address.ts'

describe('the icon of an app', () => {
  it.each([
    ['signals.svg', '/static/app-icons/signals.svg'],
    ['/static/app-icons/signals.svg', '/static/app-icons/signals.svg'],
    ['lines/lab trends.svg', '/static/app-icons/lines/lab%20trends.svg'],
    [null, null],
    ['', null],
    ['../../auth_api/v1/users/me/', null],
    ['a/../b.svg', null],
    ['.hidden', null],
    ['https://elsewhere.example/pixel.gif', null],
    ['//elsewhere.example/pixel.gif', null],
    ['a.svg?x=1', null],
    ['a.svg") url(x', null],
  ])('%s is at %s', (icon, address) => {
    expect(iconAddress(icon)).toBe(address)
  })
})
