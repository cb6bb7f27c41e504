import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requirements } from './asvs-requirements.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const page = read('docs/asvs.md')

const states = ['met', 'not met', 'not applicable'] as const
type State = (typeof states)[number]

const listed = [...requirements[1], ...requirements[2]].toSorted(byNumber)

/** Sorts by number: `1.10.2` comes after `1.9.1`. */
function byNumber(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

/** Requirements named in a table row: `1.2.6`, or `1.2.6 to 1.2.8`. */
function numbersOf(first: string, last: string = first): string[] {
  return listed.slice(listed.indexOf(first), listed.indexOf(last) + 1)
}

const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+)(?: to ([\d.]+))? *\|(.*)\|$/gm)].map(
  ([, first = '', last, rest = '']) => {
    const [asks = '', state = '', how = '', ...more] = rest.split('|').map((cell) => cell.trim())
    return { first, last, asks, state, how, more }
  },
)

function count(level: 1 | 2, state: State): number {
  const ofLevel = new Set(requirements[level])
  const numbers = rows
    .filter((row) => row.state === state)
    .flatMap(({ first, last }) => numbersOf(first, last))
  return numbers.filter((number) => ofLevel.has(number)).length
}

describe('docs/asvs.md', () => {
  it('has every requirement of levels 1 and 2 once, in order', () => {
    expect(rows.flatMap(({ first, last }) => numbersOf(first, last))).toEqual(listed)
    expect(new Set(listed).size).toBe(listed.length)
  })

  it.each(rows)('says of $first what is asked for, whether it is met, and how', (row) => {
    expect(listed).toContain(row.first)
    expect(listed).toContain(row.last ?? row.first)
    expect(states).toContain(row.state)
    expect([row.asks, row.how]).not.toContain('')
    expect(row.more).toEqual([])
  })

  it('counts them', () => {
    for (const level of [1, 2] as const) {
      const counts = [requirements[level].length, ...states.map((state) => count(level, state))]
      const [line = ''] = new RegExp(`^\\| ${level} .*$`, 'm').exec(page) ?? []
      expect((line.match(/\d+/g) ?? []).map(Number)).toEqual([level, ...counts])
    }
    const [met, not, none] = states.map((state) => count(1, state) + count(2, state))
    expect(page).toContain(
      `Of the ${listed.length} requirements ${met} are met, ${not} are not met, and ${none} are not applicable`,
    )
  })

  it('counts what the strict profile meets beyond that, each by a promise', () => {
    const closed = rows.filter(({ how }) => how.includes('**Strict profile**'))
    expect(page).toMatch(new RegExp(`^ {2}${closed.length} of these are met`, 'm'))
    for (const { first, state, how } of closed) {
      expect([first, state]).toEqual([first, 'not met'])
      expect(how).toMatch(/\*\*Strict profile\*\*: met, promises? \d+/)
    }
  })

  it('names promises, decisions and sections that exist', () => {
    const table = read('docs/security.md').matchAll(/^\| (\d+) +\|/gm)
    const promises = new Set([...table].map(([, number]) => number))
    const lists = page.matchAll(/\bpromises? (\d+(?:(?:, | and | to )\d+)*)/gi)
    const named = [...lists].flatMap(([, list = '']) => list.match(/\d+/g) ?? [])
    expect(named.filter((number) => !promises.has(number))).toEqual([])

    const decisions = globSync('docs/decisions/*.md', { cwd: root }).join()
    const decided = [...page.matchAll(/\bdecisions? (\d+(?:, \d+)*)/g)].flatMap(
      ([, list = '']) => list.match(/\d+/g) ?? [],
    )
    expect(decided.filter((number) => !decisions.includes(`/${number.padStart(4, '0')}-`))).toEqual(
      [],
    )

    const guide = read('docs/operating.md')
    const sections = [...page.matchAll(/\(guide: ([^)]+)\)/g)].map(([, title = '']) => title)
    expect(sections.filter((title) => !guide.includes(`\n## ${title}\n`))).toEqual([])
  })

  it('names files that exist', () => {
    const files = [...page.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)*)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => /\.tsx?$|^(?:packages|apps|tools)\//.test(name))
    expect(files.length).toBeGreaterThan(0)
    const isThere = (file: string) =>
      existsSync(join(root, file)) ||
      globSync(`packages/server/src/{,*/}${file}`, { cwd: root }).length > 0
    expect(files.filter((file) => !isThere(file))).toEqual([])
  })
})
