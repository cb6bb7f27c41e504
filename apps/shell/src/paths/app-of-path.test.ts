import { describe, expect, it } from 'vitest'
import { appOfPath, pathInApp, restOfApp, withPathInApp } from './app-of-path.ts'

const known = ['cohorts', 'cohorts/builder', 'signals']

describe('the app of an address', () => {
  it.each([
    ['/', null],
    ['/?tab=datasets', null],
    ['/dv/osier', null],
    ['/dv/osier/', null],
    ['/support', null],
    ['/dv/osier/support/', null],
    ['/device?code=ABC123', null],
    ['/virtual-cohorts', null],
    ['/signals', 'signals'],
    ['/signals/?q=a/b#c', 'signals'],
    ['/dv/osier/signals/report/7', 'signals'],
    ['/cohorts/list', 'cohorts'],
    ['/cohorts/builder/step', 'cohorts/builder'],
    ['/cohorts/builders', 'cohorts'],
    ['/signals-old', 'signals-old'],
    ['/dv/osier/no%20such', 'no such'],
    ['/%E0%A4%A', '%E0%A4%A'],
  ])('%s is %s', (path, app) => {
    expect(appOfPath(path, known)).toBe(app)
  })
})

describe('the rest of an address within an app', () => {
  it.each([
    ['/signals', '/'],
    ['/dv/osier/signals/', '/'],
    ['/dv/osier/signals/report/7?x=1', '/report/7'],
  ])('%s is %s', (path, rest) => {
    expect(restOfApp(path, 'signals')).toBe(rest)
  })
})

describe('the address of an app', () => {
  const at = (address: string) => new URL(address, 'https://portal.example')
  it.each([
    ['/signals', '/'],
    ['/dv/osier/signals/report/7?x=1&y=a,b#z', '/report/7?x=1&y=a,b#z'],
    ['/dv/osier/signals?doc=apps.signals&x=1', '/?x=1'],
    ['/dv/osier/signals?x=1&doc=apps.signals', '/?x=1'],
  ])('of %s the app sees %s', (address, path) => {
    expect(pathInApp(at(address), 'signals')).toBe(path)
  })

  it.each([
    ['/signals', '/report?x=1#z', '/signals/report?x=1#z'],
    ['/dv/osier/signals/old?x=1', '/', '/dv/osier/signals/'],
    ['/dv/osier/signals?doc=a', '/?x=1&doc=b', '/dv/osier/signals/?x=1&doc=a'],
    ['/signals', '/../../support', '/signals/support'],
  ])('at %s the app’s path %s leads to %s', (address, path, expected) => {
    expect(withPathInApp(at(address), 'signals', path)).toBe(expected)
  })
})
