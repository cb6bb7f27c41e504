import { and, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import { audit } from '../../platform/audit/audit.ts'
import { after, type Clock } from '../../platform/clock.ts'
import { lastDayOf } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import { inactiveAccounts, users } from '../../platform/db/schema/accounts.ts'
import { queuedMails } from '../../platform/db/schema/mails.ts'
import { sessions } from '../../platform/db/schema/sessions.ts'
import { appTokens } from '../../platform/db/schema/tokens.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { startJob, type RunningJob } from '../../platform/job-runs.ts'
import { dayInWords } from '../../platform/languages/day-in-words.ts'
import { mailTexts } from '../../platform/languages/mails/mail-texts.ts'
import { languageOfReader } from '../../platform/languages/reader.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { MailQueue } from '../../platform/mail/mail-queue.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { setDisabled } from '../../identity/users/end-access.ts'
import { keepPlatformAdmin } from '../../identity/administrators/administrator.ts'

interface World {
  readonly db: Database
  readonly clock: Clock
  readonly settings: Pick<Settings, 'inactiveDays' | 'languages' | 'publicOrigin' | 'timeZone'>
  readonly mailQueue: MailQueue
}

export const inactivityEveryS = 3600

/**
 * Starts the job that disables unused accounts. Returns null if the setting INACTIVE_DAYS is absent, and no account is
 * then disabled for not being used.
 */
export function startDisablingInactive(world: World & { readonly log: Logger }): RunningJob | null {
  if (world.settings.inactiveDays === null) return null
  return startJob(world, {
    name: 'inactive_accounts',
    everyMs: inactivityEveryS * 1000,
    atOnce: true,
    async round() {
      const done = await disableInactive(world)
      return done.told > 0 || done.disabled > 0 ? done : null
    },
  })
}

const dayS = 86_400
/** The numbers of days before an account is disabled at which its owner gets the first and the second mail. */
const [firstDays, secondDays] = [30, 7]
/**
 * Maximum people who get the first mail, and maximum accounts that are disabled, in one run of the job. The next run,
 * an hour later, goes on.
 */
const mostAtOnce = 500
const kind = 'account_inactive'

const byTime = { requestId: '', visitor: { ip: '', session: null } } as const

/**
 * Disables accounts that nobody has used for INACTIVE_DAYS, after two warnings by mail. Signing in, using a session and
 * using a token for programs count as use. Accounts that sign in at another site are left out, because this server does
 * not see their use. Several servers may call this at once: whether a mail was queued is stored in the transaction that
 * queues it.
 */
export async function disableInactive(world: World) {
  const { db, clock, settings } = world
  const { inactiveDays } = settings
  if (inactiveDays === null) return { told: 0, disabled: 0 }
  const now = clock.now()
  await forgetUsed(db, now)
  const told = await tell(world, inactiveDays)
  const due = await db
    .select({ id: inactiveAccounts.userId })
    .from(inactiveAccounts)
    .where(isDue(now))
    .limit(mostAtOnce)
  let disabled = 0
  for (const { id } of due) if (await disable(world, id, inactiveDays)) disabled += 1
  return { told, disabled }
}

/** SQL condition in a query with `users`: the person has used the account after this moment. */
const hasUsed = (since: SQL | Date): SQL => {
  const at = since instanceof Date ? sql`${since.toISOString()}::timestamptz` : since
  return sql`(greatest(${users.createdAt}, ${users.lastSignedInAt}) > ${at}
    or exists (select from ${sessions} where ${sessions.userId} = ${users.id}
      and coalesce(${sessions.lastSeenAt}, ${sessions.createdAt}) > ${at})
    or exists (select from ${appTokens} where ${appTokens.userId} = ${users.id}
      and ${appTokens.lastUsedAt} > ${at}))`
}

/**
 * Forgets the warnings of people who have used their account since the first warning, or whose account is disabled or
 * now signs in at another site, and warnings that were found undeliverable 30 days ago or earlier. Such people are
 * warned again when it is time.
 */
async function forgetUsed(db: Database, now: Date) {
  const isOver = sql`${users.disabledAt} is not null or ${users.redirectUrl} is not null
    or ${hasUsed(sql`${inactiveAccounts.firstToldAt}`)}`
  await db.delete(inactiveAccounts).where(
    sql`exists (select from ${users} where ${users.id} = ${inactiveAccounts.userId} and (${isOver}))
      or ${inactiveAccounts.undeliveredAt} <= ${after(now, -firstDays * dayS).toISOString()}`,
  )
  // Store that a warning could not be delivered, because the queue stops trying after a day and deletes the mail after
  // a week.
  await db
    .update(inactiveAccounts)
    .set({ undeliveredAt: now })
    .where(
      sql`${inactiveAccounts.undeliveredAt} is null and exists (
        select from ${queuedMails} where ${queuedMails.userId} = ${inactiveAccounts.userId} and ${queuedMails.kind} = ${kind}
          and ${queuedMails.state} = 'given_up' and ${queuedMails.createdAt} >= ${inactiveAccounts.firstToldAt}
      )`,
    )
}

/**
 * Queues the mails (first and second) that are due to warn owners of unused accounts that the account will be disabled.
 * Resolves to the number of mails.
 */
function tell({ clock, settings, mailQueue }: World, inactiveDays: number): Promise<number> {
  const now = clock.now()
  return mailQueue.inTransaction(async (tx, mails) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('vestibule inactive_accounts'))`)
    const unused = after(now, -(inactiveDays - firstDays) * dayS)
    const first = await tx
      .insert(inactiveAccounts)
      .select(
        tx
          .select({
            userId: users.id,
            firstToldAt: sql`${now.toISOString()}::timestamptz`.as('first_told_at'),
            secondToldAt: sql`null::timestamptz`.as('second_told_at'),
            undeliveredAt: sql`null::timestamptz`.as('undelivered_at'),
          })
          .from(users)
          .where(
            and(
              isNull(users.disabledAt),
              isNull(users.redirectUrl),
              sql`not ${hasUsed(unused)}`,
              sql`not exists (select from ${inactiveAccounts} where ${inactiveAccounts.userId} = ${users.id})`,
            ),
          )
          .limit(mostAtOnce),
      )
      .returning({ id: inactiveAccounts.userId })
    const second = await tx
      .update(inactiveAccounts)
      .set({ secondToldAt: now })
      .where(
        and(
          isNull(inactiveAccounts.secondToldAt),
          isNull(inactiveAccounts.undeliveredAt),
          lte(inactiveAccounts.firstToldAt, after(now, -(firstDays - secondDays) * dayS)),
        ),
      )
      .returning({ id: inactiveAccounts.userId })
    for (const [days, rows] of [
      [firstDays, first],
      [secondDays, second],
    ] as const) {
      const ids = rows.map(({ id }) => id)
      const people = await tx.select().from(users).where(inArray(users.id, ids))
      for (const user of people) {
        const mail = inactiveMail(settings, user, after(now, days * dayS))
        await mails.promise(tx, mail, { kind, userId: user.id })
      }
    }
    return first.length + second.length
  })
}

/** SQL condition: both warnings were delivered, and the time until disabling that they named is over. */
const isDue = (now: Date) =>
  and(
    isNull(inactiveAccounts.undeliveredAt),
    lte(inactiveAccounts.secondToldAt, after(now, -secondDays * dayS)),
  )

/**
 * Disables an account. Resolves to false if the account is no longer due, for example because somebody has used it
 * meanwhile, or if nobody else could act as platform-admin.
 */
async function disable(world: World, userId: string, inactiveDays: number): Promise<boolean> {
  const { db, clock } = world
  const now = clock.now()
  try {
    return await db.transaction(async (tx) => {
      const [user] = await tx
        .select({ id: users.id })
        .from(users)
        .innerJoin(inactiveAccounts, eq(inactiveAccounts.userId, users.id))
        .where(
          and(
            eq(users.id, userId),
            isNull(users.disabledAt),
            isDue(now),
            sql`not ${hasUsed(sql`${inactiveAccounts.firstToldAt}`)}`,
          ),
        )
        .for('update', { of: users })
      if (user === undefined) return false
      await keepPlatformAdmin(tx, userId)
      await setDisabled(tx, userId, now)
      await tx.delete(inactiveAccounts).where(eq(inactiveAccounts.userId, userId))
      const reason = `Not used for ${inactiveDays} days`
      await audit(world, tx, byTime, { event: 'account_disabled', userId, byId: 'time', reason })
      return true
    })
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

function inactiveMail(
  settings: World['settings'],
  { email, language: chosen }: { readonly email: string; readonly language: string | null },
  endsAt: Date,
): Mail {
  const language = languageOfReader(settings, chosen)
  const { accountInactive: texts, openPlatform } = mailTexts[language]
  const day = dayInWords(language, lastDayOf(endsAt, settings.timeZone))
  return composeMail({
    language,
    to: email,
    heading: texts.heading,
    preview: texts.text({ day }),
    paragraphs: [texts.text({ day }), texts.next],
    action: { label: openPlatform, url: `${settings.publicOrigin}/` },
    closing: texts.closing,
  })
}
