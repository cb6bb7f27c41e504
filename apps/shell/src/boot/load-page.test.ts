import { expect, it } from 'vitest'
import { loadPage } from './load-page.ts'

const here = 'https://portal.example/dv/tides/survival/?a=1'

it.each([
  ['/other/', here, ['assign /other/']],
  [here, here, [`assign ${here}`]],
  ['/other/#x', `${here}#x`, ['assign /other/#x']],
  [`${here}#x`, `${here}#x`, [`replace ${here}#x`, 'reload']],
  [`${here}#y`, here, [`replace ${here}#y`, 'reload']],
])('%s is loaded from %s', (url, shown, expected) => {
  const done: string[] = []
  const location = {
    href: shown,
    assign: (to: string | URL) => done.push(`assign ${to.toString()}`),
    replace: (to: string | URL) => done.push(`replace ${to.toString()}`),
    reload: () => done.push('reload'),
  }
  loadPage(location, url)
  expect(done).toEqual(expected)
})
