import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import { proofFacts, proposedLastDay } from '../../identity/administrators/require-administrator.ts'
import type { Steward } from '../../identity/administrators/steward.ts'
import type { Session } from '../../identity/sessions/session.ts'
import { after } from '../../platform/clock.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { dataPartners } from '../../platform/db/schema/documents.ts'
import { accessRequests, resources } from '../../platform/db/schema/resources.ts'
import { grantsToOrganizations, grantsToUsers } from '../resources/may-open.ts'
import { resourceName } from '../resources/resource-queries.ts'
import { countReviews } from '../reviews/list-reviews.ts'
import { countWaiting } from './data-requests.ts'
import { decidesOn, isOpenIn, nobody, partnerOf } from './who-decides.ts'

/**
 * Returns for which data partners the signed-in data steward decides, whether they must prove who they are before the
 * next change, and how many requests and reviews wait for them, so that pages show only the actions that the server
 * allows.
 */
export async function stewardFacts(
  app: Pick<App, 'db' | 'clock' | 'settings'>,
  session: Session,
  steward: Steward,
): Promise<ValueFrom<'getDataSteward'>> {
  const { hasStrong, ...proof } = await proofFacts(app, session)
  const partners = await app.db
    .select({ id: dataPartners.id, name: dataPartners.name })
    .from(dataPartners)
    .where(inArray(dataPartners.id, [...steward.partners]))
    .orderBy(dataPartners.name)
  return {
    partners,
    stands_in: steward.standsIn,
    read_only: hasStrong ? null : 'second_factor',
    ...proof,
    proposed_last_day: proposedLastDay(app),
    waiting: await countWaiting(app, steward),
    reviews: await countReviews(app.db, steward),
  }
}

const inOrder = {
  keys: [
    { by: sql`${resources.position}`, is: 'whole' },
    { by: sql`${resources.id}`, is: 'text' },
  ],
} as const
const soonS = 30 * 86_400

/**
 * Lists the datasets on which the data steward decides. Each has the numbers of organisations and of people with a
 * grant in effect, of grants that end within 30 days, and of open requests.
 */
export function listStewardedDatasets(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  steward: Steward,
  query: ListQuery<'listStewardedDatasets'>,
) {
  const now = clock.now()
  const at = now.toISOString()
  const soon = after(now, soonS).toISOString()
  const of = sql`held.resource_id = ${resources}.${sql.identifier('id')}`
  const organizations = sql<number>`(select count(*)::int from ${grantsToOrganizations(at)} as held where ${of})`
  const people = sql<number>`(select count(*)::int from ${grantsToUsers(at)} as held where ${of})`
  const endsSoon = sql<number>`(
    (select count(*) from ${grantsToOrganizations(at)} as held where ${of} and held.ends_at <= ${soon})
    + (select count(*) from ${grantsToUsers(at)} as held where ${of} and held.ends_at <= ${soon})
  )::int`
  const requests = sql<number>`(select count(*)::int from ${accessRequests} as held
    where ${of} and ${isOpenIn(sql`held`)})`
  return listPage(query, {
    from: (cursor) =>
      db
        .select({
          entry: resources,
          partner: { id: dataPartners.id, name: dataPartners.name },
          counts: { organizations, people, ends_soon: endsSoon, requests },
          cursor,
        })
        .from(resources)
        .leftJoin(dataPartners, eq(dataPartners.id, partnerOf)),
    sort: inOrder,
    filter: and(
      ne(resources.resourcetype, 'AppResource'),
      decidesOn(steward, { partner: partnerOf, but: nobody, needed: 1 }),
      holdsWords(
        sql`(${resources.id} || ' ' || coalesce(${resources.resource}->>'display_name', ''))`,
        query.q,
      ),
    ),
    toItems: (rows): ItemOf<'listStewardedDatasets'>[] =>
      rows.map(({ entry, partner, counts }) =>
        Object.assign(counts, {
          id: entry.id,
          name: resourceName(entry.resource),
          kind: entry.resourcetype,
          partner,
          discoverable: entry.discoverable,
        }),
      ),
  })
}
