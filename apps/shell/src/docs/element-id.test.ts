import { describe, expect, it } from 'vitest'
import { appElement, pageElement } from './element-id.ts'

describe('the documentation element', () => {
  it.each([
    ['cohort-builder', 'apps.cohort-builder'],
    ['cohorts/build er', 'apps.cohorts.build.er'],
  ])('of the app %s is %s', (id, element) => {
    expect(appElement(id)).toBe(element)
  })

  it.each([
    ['/', 'home.apps'],
    ['/dv/osier/', 'home.apps'],
    ['/dv/osier/support', 'support.tickets'],
    ['/device', 'device'],
    ['/no-such-page', 'home.apps'],
  ])('of the page %s is %s', (pathname, element) => {
    expect(pageElement({ app: null }, pathname)).toBe(element)
  })
})
