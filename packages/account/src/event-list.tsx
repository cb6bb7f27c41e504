import { fillChosen, textOf } from '@vestibule/base/messages/texts'
import type { ItemOf } from '@vestibule/api-client/contract'
import { Heading } from '@vestibule/ui/heading'
import { dayHeading, timeOfDay } from '@vestibule/app-kit/screens/dates'
import type { AccountTexts } from './texts/account-texts.ts'
import { useAccountTexts } from './texts/use-account-texts.ts'

export interface EventListProps {
  /** The events to list, the latest first. */
  readonly events: readonly ItemOf<'listAccountEvents'>[]
  /** The present time, in milliseconds since 1970. */
  readonly now: number
}

/** Lists events of the account, with a heading for each day. */
export function EventList({ events, now }: EventListProps) {
  const texts = useAccountTexts()
  const days = new Map<string, ItemOf<'listAccountEvents'>[]>()
  for (const event of events) {
    const day = dayHeading(event.at, now)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="acc-day">
          <Heading level={2} size="sm">
            {day}
          </Heading>
          <ul className="acc-events">
            {ofDay.map((event) => {
              const { text, failed } = eventInWords(event, texts)
              return (
                <li key={event.id} data-failed={failed || undefined}>
                  <time dateTime={event.at}>{timeOfDay(event.at)}</time>
                  <span>{text}</span>
                  <bdi>{event.ip ?? texts.activity.onServer}</bdi>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}

interface EventWords {
  readonly text: string | ((values: { readonly factor: string }) => string)
  /** The text for an event that does not say which factor, such as the password, the user has shown. */
  readonly plain?: string
}

/** Events of failed attempts, which are shown in red. */
const failures: ReadonlySet<string> = new Set(['sign_in_failed', 'proof_failed'])

/**
 * Describes an event in a sentence. A newer server may send events and factors that this app does not know; the
 * sentence is then a general one. `failed`: the event is a failed attempt, which is shown in red.
 */
export function eventInWords(
  { event, factor }: Pick<ItemOf<'listAccountEvents'>, 'event' | 'factor'>,
  { events }: Pick<AccountTexts, 'events'>,
): { readonly text: string; readonly failed: boolean } {
  const known: Partial<Record<string, EventWords>> = events.names
  const words = known[event]
  if (words === undefined) return { text: events.other, failed: false }
  const failed = failures.has(event)
  const named = textOf(failed ? events.wrong : events.factors, factor ?? '')
  const text =
    named === undefined && words.plain !== undefined
      ? words.plain
      : fillChosen(words.text, { factor: named ?? '' })
  return { text, failed }
}
