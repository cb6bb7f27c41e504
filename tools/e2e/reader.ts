import { expect, type Page } from '@playwright/test'
import type { Language } from '../../packages/api-client/src/contract/languages.ts'
import { plain, readFocus, readPage } from './accessibility-tree.ts'
import { collectAnnouncements } from './announcements.ts'
import { test, type App } from './fixtures.ts'
import { wordsIn, type Words } from './words.ts'

/**
 * A line that a screen reader reads, such as `heading 1 "Get Started"`. A pattern stands for a line that is known in
 * part.
 */
type Line = string | RegExp

/** Steps and expectations of a test that uses a page only by a screen reader and the keyboard. */
export interface Reader {
  /**
   * Expects that the page has these lines in this order, perhaps with others between them. Also expects what makes a
   * page understandable to a listener: one main part, one first heading, no skipped level, a name for each control.
   */
  reads(...lines: readonly Line[]): Promise<void>
  /** Expects the focus on the part that is read as this line. */
  isAt(line: Line): Promise<void>
  /** Expects that this text was announced, after the texts that were expected before it. */
  hears(text: string): Promise<void>
  /**
   * Expects that the field with this label is marked as invalid, and that its error belongs to it and was announced.
   */
  isRefused(label: string): Promise<void>
  /** Expects the title of the page, which is read first when it is opened. */
  isTitled(title: string): Promise<void>
  /** Moves the focus to the part with this role and name, and presses Enter. */
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

/**
 * Declares a test that uses the product by a screen reader and the keyboard alone, once in English and once in Arabic.
 */
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

/** Makes the screen reader of a page. Call it before the page is opened, so that no announcement is missed. */
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
      // The field's description may begin with a hint, which is not announced again with the error.
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

/** A pattern of a name in which invisible characters may isolate a value. */
function named(name: string): RegExp {
  const words = plain(name).replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)
  return new RegExp(`^${isolates}${words.replaceAll(' ', isolates)}${isolates}$`)
}

/** Whether a line that is read is the expected one. An expected line without brackets also fits a line with a hint. */
const matches = (said: string, line: Line) =>
  typeof line === 'string'
    ? said === plain(line) || said.startsWith(`${plain(line)} (`)
    : line.test(said)

/** Names the first expected line that is not read after the expected lines before it. */
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

/**
 * Faults that keep listeners from understanding a page: a control without a name, a skipped heading level, or other
 * than one main part and one first heading.
 */
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
