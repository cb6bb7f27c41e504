import type { AccountEvent } from '@vestibule/api-client/contract'
import { Heading } from '@vestibule/ui/heading'
import { fill } from '../texts/fill.ts'
import { dayHeading, timeOfDay } from './dates.ts'
import type { AccountTexts } from './texts/account-texts.ts'
import { useAccountTexts } from './texts/use-account-texts.ts'

export interface EventListProps {
  /** The latest first. */
  readonly events: readonly AccountEvent[]
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A list of events with a heading for each day. */
export function EventList({ events, now }: EventListProps) {
  const texts = useAccountTexts()
  const days = new Map<string, AccountEvent[]>()
  for (const event of events) {
    const day = dayHeading(event.at, now)
    days.set(day, [...(days.get(day) ?? []), event])
  }
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="auth-account-day">
          <Heading level={2} size="sm">
            {day}
          </Heading>
          <ul className="auth-events">
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

/** An event as a sentence. A newer server may send events and factors that this app does not know. */
export function eventInWords(
  { event, factor }: Pick<AccountEvent, 'event' | 'factor'>,
  { events }: Pick<AccountTexts, 'events'>,
): { readonly text: string; readonly failed: boolean } {
  const known: Partial<Record<string, (typeof events.names)['signed_in']>> = events.names
  const words = known[event]
  if (words === undefined) return { text: events.other, failed: false }
  const failed = words.failed ?? false
  const named = factor === null ? undefined : (failed ? events.wrong : events.factors)[factor]
  const text =
    named === undefined ? (words.plain ?? words.text) : fill(words.text, { factor: named })
  return { text, failed }
}
