import { endOfDay, isDay, startOfDay } from '../../platform/days.ts'
import { fieldError } from '../../platform/http/api-error.ts'

/** From when until when a grant counts. Null: no such limit. */
export interface GrantTerm {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** The same as written: each a day or a moment. */
export interface WrittenTerm {
  readonly from?: string | null | undefined
  readonly until?: string | null | undefined
}

/**
 * Reads a term. What counts until a day ends when that day is over in the time zone.
 * @returns undefined where a day does not exist, such as 30 February.
 */
export function readTerm({ from, until }: WrittenTerm, timeZone: string): GrantTerm | undefined {
  const startsAt = momentOf(from, (day) => startOfDay(day, timeZone))
  const endsAt = momentOf(until, (day) => endOfDay(day, timeZone))
  return startsAt === undefined || endsAt === undefined ? undefined : { startsAt, endsAt }
}

function momentOf(written: string | null | undefined, ofDay: (day: string) => Date) {
  if (written === undefined || written === null) return null
  const day = written.slice(0, 10)
  if (!isDay(day)) return undefined
  const moment = written === day ? ofDay(day) : new Date(written)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** The term as events and answers show it. */
export const writtenTerm = ({ startsAt, endsAt }: GrantTerm) => ({
  from: startsAt?.toISOString() ?? null,
  until: endsAt?.toISOString() ?? null,
})

interface Rules {
  readonly now: Date
  readonly timeZone: string
  /** Most days of a grant to a person; null: any number, or without an end. */
  readonly maxDays: number | null
}

/** Reads the term of a grant that somebody gives or extends. Throws ApiError `validation_failed` at the field that is wrong. */
export function checkedTerm(written: WrittenTerm, { now, timeZone, maxDays }: Rules): GrantTerm {
  const from = readTerm({ from: written.from }, timeZone)
  if (from === undefined) throw fieldError('from', 'This day does not exist', 'invalid')
  const until = readTerm({ until: written.until }, timeZone)
  if (until === undefined) throw fieldError('until', 'This day does not exist', 'invalid')
  const { startsAt } = from
  const { endsAt } = until
  const begins = startsAt !== null && startsAt > now ? startsAt : now
  if (endsAt !== null && endsAt <= begins) {
    throw fieldError('until', 'The end lies after the beginning, and is still to come', 'past')
  }
  // The last day counts whole, so that as many days can be chosen as are allowed.
  const latest = maxDays === null ? null : begins.getTime() + (maxDays + 1) * 86_400_000
  if (latest !== null && (endsAt === null || endsAt.getTime() > latest)) {
    throw fieldError(
      'until',
      `Access is given to people for at most ${maxDays} days`,
      'out_of_range',
    )
  }
  return { startsAt, endsAt }
}
