import { expect, type Page } from '@playwright/test'
import type { Language } from '../../packages/api-client/src/contract/languages.ts'
import { plain, readFocus, readPage } from './accessibility-tree.ts'
import { collectAnnouncements } from './announcements.ts'
import { test, type App } from './fixtures.ts'
import { wordsIn, type Words } from './words.ts'

/** A line that is read, such as `heading 1 "Get Started"`; a pattern where a part of it is not known. */
type Line = string | RegExp

/** A page as its screen reader reads it, step by step. */
export interface Reader {
  /**
   * Expects these lines in this order; others may stand between them. Expects of every page, too, what makes it
   * understandable to the ear: one main part, one first heading, no level left out, a name for whatever can be used.
   */
  reads(...lines: readonly Line[]): Promise<void>
  /** Expects the focus here. */
  isAt(line: Line): Promise<void>
  /** Expects this to have been announced, after what was expected before. */
  hears(text: string): Promise<void>
  /** Expects the field with this label to be marked as refused, its reason to belong to it, and to have been announced. */
  isRefused(label: string): Promise<void>
  /** Expects the title of the page, which is read first when it is opened. */
  isTitled(title: string): Promise<void>
  /** Moves the focus to this, and presses Enter. */
  press(role: Pressed, name: string): Promise<void>
  /** Moves the focus to the field with this label, and types. */
  type(label: string, text: string): Promise<void>
}

type Pressed = 'button' | 'link' | 'tab' | 'option' | 'row'

export interface Listening {
  readonly page: Page
  readonly app: App
  readonly reader: Reader
  readonly words: Words
}

/** A journey that is walked by ear and keyboard alone, once in English and once in Arabic. */
export function walk(name: string, journey: (listening: Listening) => Promise<void>): void {
  for (const language of ['en', 'ar'] as const) {
    test.describe(language, () => {
      test.use({ locale: language })
      test(`read aloud: ${name}`, async ({ page, app }) => {
        await journey({
          page,
          app,
          reader: await readerOf(page, language),
          words: wordsIn(language),
        })
      })
    })
  }
}

/** Begins to listen. Call it before the page is opened. */
export async function readerOf(page: Page, language: Language): Promise<Reader> {
  const heard = await collectAnnouncements(page)
  let told = 0
  const reader: Reader = {
    async reads(...lines) {
      const missing = async () => {
        const read = await readPage(page)
        const problems = [...missingIn(read, lines), ...faultsOf(read)]
        return problems.length === 0 ? [] : [...problems, 'of:', ...read]
      }
      await expect.poll(missing, { message: `read on ${page.url()}` }).toEqual([])
      const html = page.locator('html')
      await expect(html).toHaveAttribute('lang', language)
      await expect(html).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr')
    },
    async isAt(line) {
      const at = async () => (await readFocus(page)) ?? 'nothing'
      await expect
        .poll(async () => matches(await at(), line) || (await at()), { message: `focus: ${line}` })
        .toBe(true)
    },
    async hears(text) {
      const wanted = plain(text)
      const find = () => heard.findIndex((one, at) => at >= told && plain(one).includes(wanted))
      const found = () => find() >= 0 || heard.slice(told)
      await expect.poll(found, { message: `announced: ${wanted}` }).toBe(true)
      told = find() + 1
    },
    async isRefused(label) {
      const reason = async () => {
        const lines = (await readPage(page)).filter((line) => line.includes(`"${plain(label)}"`))
        return lines.map((line) => / invalid.* \((.+)\)$/.exec(line)?.[1]).find(Boolean)
      }
      await expect.poll(reason, { message: `${label} refused` }).toBeTruthy()
      const why = (await reason()) ?? ''
      // A hint may stand before the reason, and need not be said again.
      const find = () =>
        heard.findIndex((one, at) => at >= told && plain(one) !== '' && why.endsWith(plain(one)))
      const found = () => find() >= 0 || heard.slice(told)
      await expect.poll(found, { message: `announced: ${why}` }).toBe(true)
      told = find() + 1
    },
    async isTitled(title) {
      await expect.poll(async () => plain(await page.title())).toBe(plain(title))
    },
    async press(role, name) {
      await page.getByRole(role, { name: named(name) }).focus()
      await page.keyboard.press('Enter')
    },
    async type(label, text) {
      await page.getByLabel(named(label)).focus()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }
  return reader
}

const isolates = String.raw`[\u2066-\u2069\u200e\u200f\s]*`

/** A name, in which characters may isolate a value. */
function named(name: string): RegExp {
  const words = plain(name).replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)
  return new RegExp(`^${isolates}${words.replaceAll(' ', isolates)}${isolates}$`)
}

/** A line without brackets says nothing of the hint that may follow. */
const matches = (said: string, line: Line) =>
  typeof line === 'string'
    ? said === plain(line) || said.startsWith(`${plain(line)} (`)
    : line.test(said)

/** The first of the lines that is not read after those before it. */
function missingIn(read: readonly string[], lines: readonly Line[]): string[] {
  let from = 0
  for (const line of lines) {
    const at = read.findIndex((said, index) => index >= from && matches(said, line))
    if (at < 0) return [`not read: ${line}`]
    from = at + 1
  }
  return []
}

const usable =
  /^(button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|tab|menuitem\w*|option|dialog|alertdialog|navigation|region|img)\b/

/** What would leave whoever only listens without a way to understand the page. */
function faultsOf(read: readonly string[]): string[] {
  const levels = read.flatMap((line) => /^heading (\d)/.exec(line)?.[1] ?? []).map(Number)
  const isInDialog = read.some((line) => /^(alert)?dialog/.test(line))
  const count = (start: RegExp) => read.filter((line) => start.test(line)).length
  const once = (what: RegExp) =>
    isInDialog || count(what) === 1 ? [] : [`${count(what)} × ${what}`]
  return [
    ...read
      .filter((line) => usable.test(line) && !line.includes('"'))
      .map((line) => `no name: ${line}`),
    ...levels.flatMap((level, at) =>
      at > 0 && level > (levels[at - 1] ?? 0) + 1 ? [`level ${level} after ${levels[at - 1]}`] : [],
    ),
    ...once(/^main/),
    ...once(/^heading 1/),
  ]
}
