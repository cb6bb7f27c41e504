import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { apps, levels } from './accessibility/claim.ts'
import { criteria } from './accessibility/criteria.ts'
import { evidence } from './accessibility/evidence.ts'
import { accessibilityPage, claims, vpatPage } from './accessibility/report.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const rows = Object.entries(claims).flatMap(([number, byApp]) =>
  Object.entries(byApp).map(([app, { level, remark, shownBy }]) => ({
    number,
    app,
    level,
    remark,
    shownBy,
  })),
)

/** Sources of what is shown in the browser, without tests and stories. */
const sources = globSync('{apps,packages}/*/{src/**/*.{ts,tsx,css},index.html}', { cwd: root })
  .filter((file) => !/packages\/(server|api-client)\/|\.(test|stories)\.|\/testing\//.test(file))
  .map((file) => ({ file, text: read(file) }))
const filesWith = (pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

describe('the claims about accessibility', () => {
  it('are made for each of the 31 criteria of level A and 24 of level AA, and for each app', () => {
    const count = (level: string) => criteria.filter((one) => one.level === level).length
    expect([count('A'), count('AA')]).toEqual([31, 24])
    const numbers = criteria.map(({ number }) => number)
    expect(new Set(numbers).size).toBe(55)
    const sorted = (list: readonly string[]) => list.toSorted()
    expect(sorted(Object.keys(claims))).toEqual(sorted(numbers))
    for (const byApp of Object.values(claims)) expect(Object.keys(byApp)).toEqual(Object.keys(apps))
  })

  it.each(rows)('say of $number in $app how far it is met, how, and what shows it', (row) => {
    expect(levels).toContain(row.level)
    expect(row.remark).toMatch(/^[A-Z0-9].{10,}\.$/)
    expect(row.shownBy.length).toBeGreaterThan(0)
    expect(row.remark).not.toMatch(/not evaluated/i)
  })

  it.each(Object.entries(evidence))('name a test that exists: %s', (_key, [file, name]) => {
    const quoted = name.startsWith('`') ? [name] : [`'${name}'`, `"${name}"`, `\`${name}`]
    const text = read(file)
    expect(quoted.some((one) => text.includes(one))).toBe(true)
  })

  it('leave no evidence unused', () => {
    const used = new Set<string>(rows.flatMap(({ shownBy }) => shownBy))
    expect(Object.keys(evidence).filter((key) => !used.has(key))).toEqual([])
  })

  it.each([
    ['docs/accessibility.md', accessibilityPage()],
    ['docs/vpat.md', vpatPage()],
  ])('are what %s says (npm run accessibility)', (file, page) => {
    const plain = (text: string) => text.replaceAll(/-{3,}/g, '---').replaceAll(/[ \n]+/g, ' ')
    expect(plain(read(file))).toBe(plain(page))
  })
})

describe('what does not apply', () => {
  it('no page plays, moves, drags or flashes', () => {
    expect(filesWith(/<(video|audio|marquee|blink)\b|new Audio\(|\bautoplay\b/i)).toEqual([])
    expect(filesWith(/devicemotion|deviceorientation|\bdraggable\b|onDrag|dragstart/)).toEqual([])
    const swipes = filesWith(/onPointerMove|onTouchMove|'touchmove'/)
    expect(swipes).toEqual(['packages/ui/src/drawer/use-swipe.ts'])
    const endless = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/animation: [\w-]+ ([\d.]+)(m?s)[^;]*infinite/g)].map(([, time, unit]) => ({
        file,
        ms: Number(time) * (unit === 's' ? 1000 : 1),
      })),
    )
    expect(endless.length).toBeGreaterThan(0)
    expect(endless.filter(({ ms }) => ms < 500)).toEqual([])
  })

  it('no page is locked to one orientation or one zoom', () => {
    expect(filesWith(/user-scalable|maximum-scale|orientation:|screen\.orientation/)).toEqual([])
  })
})
