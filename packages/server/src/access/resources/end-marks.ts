import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * The numbers of days before the end of a grant at which its holder (for an organisation: its administrators) gets a
 * reminder by mail.
 */
export const endMarks = [30, 7, 1] as const

const dayMs = 86_400_000

/**
 * The value that `told_days` gets when the end of a grant is set: the nearest mark of `endMarks` that has passed
 * already, so that no mail is sent for it. 0: the grant has ended already. Null: no mark has passed.
 */
export function toldDaysOf(endsAt: Date | null, now: Date): number | null {
  if (endsAt === null) return null
  const left = endsAt.getTime() - now.getTime()
  if (left <= 0) return 0
  return endMarks.findLast((mark) => left <= mark * dayMs) ?? null
}

/**
 * The nearest mark of `endMarks` that the end of a grant has reached, as an SQL expression. 0: it has ended. Null:
 * none.
 */
export function markReached(endsAt: SQLWrapper, now: string): SQL {
  const within = endMarks.toReversed().map((mark) => {
    const from = new Date(Date.parse(now) + mark * dayMs).toISOString()
    return sql`when ${endsAt} <= ${from}::timestamptz then ${sql.raw(String(mark))}`
  })
  return sql`case when ${endsAt} <= ${now}::timestamptz then 0 ${sql.join(within, sql` `)} end`
}
