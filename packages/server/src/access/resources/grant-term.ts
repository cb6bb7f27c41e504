import { endOfDay, isDay, lastDayOf, startOfDay } from '../../platform/days.ts'
import { fieldError } from '../../platform/http/api-error.ts'

/** The period in which a grant gives access. Null: no limit on that side. */
export interface GrantTerm {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

/** A grant's period as text in a request or file: each limit is a day or a moment. */
export interface WrittenTerm {
  readonly from?: string | null | undefined
  readonly until?: string | null | undefined
}

/**
 * Reads the period of a grant. A grant until a day ends when that day is over in the time zone.
 * @returns undefined if a limit is no day or moment that exists, such as 30 February.
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

/** A grant's period in the form that audit events and responses contain. */
export const writtenTerm = ({ startsAt, endsAt }: GrantTerm) => ({
  from: startsAt?.toISOString() ?? null,
  until: endsAt?.toISOString() ?? null,
})

/** The end of a grant as text: its last day, or the exact time if that is not the end of a day. Null: it has no end. */
export function writtenEnd(endsAt: Date | null, timeZone: string): string | null {
  if (endsAt === null) return null
  const day = lastDayOf(endsAt, timeZone)
  return endOfDay(day, timeZone).getTime() === endsAt.getTime() ? day : endsAt.toISOString()
}

/** Whether a grant runs for more than `maxDays`, counted from now or from its later start. `maxDays` null: never. */
export function isLongerThan(
  maxDays: number | null,
  { startsAt, endsAt }: GrantTerm,
  now: Date,
): boolean {
  if (maxDays === null) return false
  // Add a day because the last day counts whole: users can choose the full number of allowed days.
  const latest = beginOf(startsAt, now).getTime() + (maxDays + 1) * 86_400_000
  return endsAt === null || endsAt.getTime() > latest
}

const beginOf = (startsAt: Date | null, now: Date) =>
  startsAt !== null && startsAt > now ? startsAt : now

interface Rules {
  readonly now: Date
  readonly timeZone: string
  /** Maximum days of a grant to a person. Null: no maximum, and the grant needs no end. */
  readonly maxDays: number | null
}

/**
 * Reads the period of a grant that an administrator or data steward gives or extends. Throws ApiError
 * `validation_failed` for a day that does not exist, an end before the start or in the past, and an end after more than
 * `maxDays`.
 */
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
