import { endOfDay, isDay, lastDayOf, startOfDay } from '../../platform/days.ts'
import { fieldError } from '../../platform/http/api-error.ts'

/** From when until when a grant counts. Null: no such limit. */
export interface GrantTerm {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** A term as written in a request or file: each limit is a day or a moment. */
export interface WrittenTerm {
  readonly from?: string | null | undefined
  readonly until?: string | null | undefined
}

/**
 * Reads a term. A grant until a day ends when that day is over in the time zone.
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

/** An end as text: the last day, or the moment if it is not the end of a day. Null: there is none. */
export function writtenEnd(endsAt: Date | null, timeZone: string): string | null {
  if (endsAt === null) return null
  const day = lastDayOf(endsAt, timeZone)
  return endOfDay(day, timeZone).getTime() === endsAt.getTime() ? day : endsAt.toISOString()
}

/** Whether the rest of a term, or all of it if it is still to begin, is longer than so many days. Null: any number. */
export function isLongerThan(
  maxDays: number | null,
  { startsAt, endsAt }: GrantTerm,
  now: Date,
): boolean {
  if (maxDays === null) return false
  // The last day counts whole, so that users can choose the full number of allowed days.
  const latest = beginOf(startsAt, now).getTime() + (maxDays + 1) * 86_400_000
  return endsAt === null || endsAt.getTime() > latest
}

const beginOf = (startsAt: Date | null, now: Date) =>
  startsAt !== null && startsAt > now ? startsAt : now

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
  if (endsAt !== null && endsAt <= beginOf(startsAt, now)) {
    throw fieldError('until', 'The end lies after the beginning, and is still to come', 'past')
  }
  if (isLongerThan(maxDays, { startsAt, endsAt }, now)) {
    throw fieldError(
      'until',
      `Access is given to people for at most ${maxDays} days`,
      'out_of_range',
    )
  }
  return { startsAt, endsAt }
}
