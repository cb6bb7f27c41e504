import { describe, expect, it } from 'vitest'
import { appOfPath, restOfApp } from './app-of-path.ts'

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
