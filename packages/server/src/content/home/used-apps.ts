import { mostRecent, type RecentApp } from '@vestibule/api-client/contract'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { pinnedApps, recentApps } from '../../platform/db/schema/home.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { appIdOf, appKeys } from '../../access/resources/app-id.ts'
import { askerOf, mayOpen, openAmong } from '../../access/resources/may-open.ts'
import { datasetKeys, nameOfKey } from '../../access/resources/resource-keys.ts'
import type { Session } from '../../identity/sessions/session.ts'

/** Value of the column `datasetId` if an app was opened without a dataset. */
const noDataset = ''

const urlOf = sql<string>`${resources.resource}->>'url'`

/**
 * Lists the apps that the user has opened and can still open in this session, the last opened first. Each is listed
 * with the dataset on which it was opened, or null; an app that was opened on two datasets is listed twice.
 */
export async function listRecent(db: Database, session: Session, now: Date): Promise<RecentApp[]> {
  const { appId, datasetId, openedAt } = recentApps
  const asker = askerOf(session, now)
  const rows = await db
    .select({ url: urlOf, datasetId, openedAt })
    .from(recentApps)
    .innerJoin(resources, eq(resources.id, appId))
    .where(
      and(
        eq(recentApps.userId, session.user.id),
        mayOpen(appId, asker),
        or(eq(datasetId, noDataset), mayOpen(datasetId, asker)),
      ),
    )
    .orderBy(desc(openedAt), asc(appId), asc(datasetId))
    .limit(mostRecent)
  return rows.map((row) => ({
    app: appIdOf(row.url),
    dataset: row.datasetId === noDataset ? null : nameOfKey(row.datasetId),
    opened_at: row.openedAt.toISOString(),
  }))
}

/**
 * Records that the user has opened an app, with a dataset or without. Returns false and records nothing if the session
 * cannot open the app or the dataset. With `isStored` false, only checks whether the session can.
 */
export async function addRecent(
  db: Database,
  session: Session,
  opened: { readonly app: string; readonly dataset: string | null },
  { now, isStored }: { readonly now: Date; readonly isStored: boolean },
): Promise<boolean> {
  const apps = appKeys(opened.app)
  const datasets = opened.dataset === null ? [] : datasetKeys(opened.dataset)
  const open = await openAmong(db, askerOf(session, now), [...apps, ...datasets])
  const appId = apps.find((id) => open.has(id))
  const datasetId = opened.dataset === null ? noDataset : datasets.find((id) => open.has(id))
  if (appId === undefined || datasetId === undefined) return false
  if (!isStored) return true
  const userId = session.user.id
  await db.transaction(async (tx) => {
    await tx
      .insert(recentApps)
      .values({ userId, appId, datasetId, openedAt: now })
      .onConflictDoUpdate({
        target: [recentApps.userId, recentApps.appId, recentApps.datasetId],
        set: { openedAt: now },
      })
    const { openedAt } = recentApps
    const kept = tx
      .select({ openedAt })
      .from(recentApps)
      .where(eq(recentApps.userId, userId))
      .orderBy(desc(openedAt))
      .limit(mostRecent)
    const oldest = sql`(select min(opened_at) from ${kept.as('kept')})`
    await tx
      .delete(recentApps)
      .where(and(eq(recentApps.userId, userId), sql`${openedAt} < ${oldest}`))
  })
  return true
}

/** Lists the apps that the user has pinned and the session can open, in the user's order. */
export async function listPins(db: Database, session: Session, now: Date): Promise<string[]> {
  const rows = await db
    .select({ url: urlOf })
    .from(pinnedApps)
    .innerJoin(resources, eq(resources.id, pinnedApps.appId))
    .where(
      and(eq(pinnedApps.userId, session.user.id), mayOpen(resources.id, askerOf(session, now))),
    )
    .orderBy(asc(pinnedApps.position))
  return rows.map(({ url }) => appIdOf(url))
}

/**
 * Replaces the user's pinned apps by those of `apps` that the session can open. Pinned apps that the session cannot
 * open stay pinned, because the user did not see them.
 */
export async function savePins(db: Database, session: Session, apps: readonly string[], now: Date) {
  const userId = session.user.id
  const asker = askerOf(session, now)
  await db.transaction(async (tx) => {
    const open = await openAmong(tx, asker, apps.flatMap(appKeys))
    const ids = new Set(apps.flatMap((app) => appKeys(app).find((id) => open.has(id)) ?? []))
    const rows = [...ids].map((appId, position) => ({ userId, appId, position }))
    const seen = mayOpen(pinnedApps.appId, asker)
    await tx.delete(pinnedApps).where(and(eq(pinnedApps.userId, userId), seen))
    if (rows.length > 0) await tx.insert(pinnedApps).values(rows).onConflictDoNothing()
  })
}
