import { textOf } from '@vestibule/base/messages/texts'
import type { BrowserSession } from '@vestibule/api-client/contract'
import type { AdminTexts } from '../texts/admin-texts.ts'

type Of<Field extends keyof BrowserSession> = Pick<BrowserSession, Field>

/** Names the browser of a session, such as `Firefox on macOS`. */
export function browserName(
  { user_agent: { browser, system } }: Of<'user_agent'>,
  { users }: AdminTexts,
): string {
  const words = users.person.browsers
  return browser && system ? words.on({ browser, system }) : (browser ?? system ?? words.unknown)
}

/** Names the factors that the user has shown in a session, such as `password, mail code`. */
export function factorNames({ factors }: Of<'factors'>, { users, items }: AdminTexts): string {
  const words = users.person.browsers.factors
  return items([...new Set(factors.map((one) => textOf(words, one) ?? one))]) || '–'
}
