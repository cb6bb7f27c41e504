import { mostRecent, type RecentApp } from '@vestibule/api-client/contract'
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { pinnedApps, recentApps } from '../../platform/db/schema/home.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { appIdOf, appKeys } from '../../access/resources/app-id.ts'
import { openResourceIds } from '../../access/resources/open-resources.ts'
import { datasetKeys, nameOfKey } from '../../access/resources/resource-queries.ts'
import type { Session } from '../../identity/sessions/session.ts'

/** Stored as `datasetId` if an app was opened without a dataset. */
const noDataset = ''

const urlOf = sql<string>`${resources.resource}->>'url'`

/** What the user opened last, except for what the session can no longer open. */
export async function listRecent(db: Database, session: Session): Promise<RecentApp[]> {
  const { appId, datasetId, openedAt } = recentApps
  const open = openResourceIds(db, session)
  const rows = await db
    .select({ url: urlOf, datasetId, openedAt })
    .from(recentApps)
    .innerJoin(resources, eq(resources.id, appId))
    .where(
      and(
        eq(recentApps.userId, session.user.id),
        inArray(appId, open),
        or(eq(datasetId, noDataset), inArray(datasetId, open)),
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

/** Returns false, and records nothing, if the session cannot open the app or the dataset. */
export async function addRecent(
  db: Database,
  session: Session,
  opened: { readonly app: string; readonly dataset: string | null },
  now: Date,
): Promise<boolean> {
  const apps = appKeys(opened.app)
  const datasets = opened.dataset === null ? [] : datasetKeys(opened.dataset)
  const open = await openAmong(db, session, [...apps, ...datasets])
  const appId = apps.find((id) => open.has(id))
  const datasetId = opened.dataset === null ? noDataset : datasets.find((id) => open.has(id))
  if (appId === undefined || datasetId === undefined) return false
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

/** The pinned apps that the session can open, in the user's order. */
export async function listPins(db: Database, session: Session): Promise<string[]> {
  const rows = await db
    .select({ url: urlOf })
    .from(pinnedApps)
    .innerJoin(resources, eq(resources.id, pinnedApps.appId))
    .where(
      and(
        eq(pinnedApps.userId, session.user.id),
        inArray(resources.id, openResourceIds(db, session)),
      ),
    )
    .orderBy(asc(pinnedApps.position))
  return rows.map(({ url }) => appIdOf(url))
}

/**
 * Replaces the user's pins by those of `apps` that the session can open. Pins of apps that it cannot open are kept,
 * because the user did not see them.
 */
export async function savePins(db: Database, session: Session, apps: readonly string[]) {
  const userId = session.user.id
  await db.transaction(async (tx) => {
    const open = await openAmong(tx, session, apps.flatMap(appKeys))
    const ids = new Set(apps.flatMap((app) => appKeys(app).find((id) => open.has(id)) ?? []))
    const rows = [...ids].map((appId, position) => ({ userId, appId, position }))
    const seen = inArray(pinnedApps.appId, openResourceIds(tx, session))
    await tx.delete(pinnedApps).where(and(eq(pinnedApps.userId, userId), seen))
    if (rows.length > 0) await tx.insert(pinnedApps).values(rows).onConflictDoNothing()
  })
}

async function openAmong(db: Database, session: Session, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await db
    .select({ id: resources.id })
    .from(resources)
    .where(
      and(inArray(resources.id, [...ids]), inArray(resources.id, openResourceIds(db, session))),
    )
  return new Set(rows.map(({ id }) => id))
}
