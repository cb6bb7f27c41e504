import { eq } from 'drizzle-orm'
import { audit, type Caller } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  accessRequestColleagues,
  accessRequests,
  accessRequestSteps,
} from '../../platform/db/schema/resources.ts'
import { because } from '../../platform/http/because.ts'
import type { MailBatch } from '../../platform/mail/mail-queue.ts'
import { newId } from '../../platform/random.ts'
import type { App } from '../../identity/calls/app.ts'
import type { Session } from '../../identity/sessions/session.ts'
import { toDecideMail } from './request-mails.ts'
import { decidersOf, type Decider } from './who-decides.ts'

export type RequestWorld = Pick<App, 'clock' | 'settings' | 'mailQueue'>

type Step = (typeof accessRequestSteps.$inferSelect)['what']

/** Adds a step to a request's history. `byId` null: the operator at the command line. */
export async function addStep(
  tx: Database,
  step: {
    readonly requestId: string
    readonly what: Step
    readonly at: Date
    readonly byId: string | null
    readonly text?: string | null
  },
) {
  await tx.insert(accessRequestSteps).values(step)
}

/**
 * Sets the state of a request and adds the step to its history: `returned` sends it back to its author with a question,
 * each other state closes it.
 */
export async function setRequestState(
  tx: Database,
  {
    id,
    state,
    givenUntil,
    ...step
  }: {
    readonly id: string
    readonly state: 'returned' | 'approved' | 'refused' | 'withdrawn'
    readonly at: Date
    readonly byId: string | null
    readonly text?: string | null
    /** The end of the access that is given. Null: none. Absent: what an approval has stored stays. */
    readonly givenUntil?: Date | null
  },
) {
  const decided = state === 'returned' ? {} : { decidedAt: step.at, decidedById: step.byId }
  await tx
    .update(accessRequests)
    .set({ state, givenUntil, ...decided })
    .where(eq(accessRequests.id, id))
  await addStep(tx, { requestId: id, what: state, ...step })
}

/** The person who requests access, and whom the mails to data stewards name. */
export interface Asking {
  readonly user: Pick<Session['user'], 'id' | 'firstName' | 'lastName' | 'email'>
  readonly organization: Pick<Session['organization'], 'name'>
}

interface Asked {
  readonly kind: 'access' | 'renewal'
  readonly resource: { readonly id: string; readonly name: string }
  readonly reason: string
  readonly project?: string | null
  readonly wantedUntil?: Date | null
  readonly colleagueIds?: readonly string[]
}

/**
 * Stores a request, records it, and mails those who can decide on it. Throws ApiError `conflict` if the person has an
 * open request for this resource already.
 */
export async function storeRequest(
  app: RequestWorld,
  tx: Database,
  mails: MailBatch,
  call: Caller,
  session: Asking,
  { resource, colleagueIds = [], ...asked }: Asked,
): Promise<{ id: string; number: number }> {
  const now = app.clock.now()
  const userId = session.user.id
  const [made] = await tx
    .insert(accessRequests)
    .values({ ...asked, id: newId(), createdAt: now, resourceId: resource.id, userId })
    .onConflictDoNothing()
    .returning({ id: accessRequests.id, number: accessRequests.number })
  if (made === undefined) throw because('conflict', 'request_open')
  const { id, number } = made
  if (colleagueIds.length > 0) {
    await tx
      .insert(accessRequestColleagues)
      .values(colleagueIds.map((colleague) => ({ requestId: id, userId: colleague })))
  }
  await addStep(tx, { requestId: id, what: 'submitted', at: now, byId: userId })
  await audit(app, tx, call, {
    event: 'access_requested',
    detail: { resource: resource.id, request: id, kind: asked.kind },
  })
  const request = { id, number, name: resource.name, resourceId: resource.id, colleagueIds }
  await tellDeciders(app, tx, mails, session, { ...request, what: asked.kind, text: asked.reason })
  return made
}

/**
 * Mails everybody who can decide on a request that it was made, or that its author has answered a question. If the
 * setting `NOTIFY_EMAIL` is set, one mail to this address stands in for those to platform-admins.
 */
export async function tellDeciders(
  { settings }: Pick<RequestWorld, 'settings'>,
  tx: Database,
  mails: MailBatch,
  { user, organization }: Asking,
  request: {
    readonly id: string
    readonly number: number
    readonly name: string
    readonly resourceId: string
    readonly colleagueIds: readonly string[]
    readonly what: 'access' | 'renewal' | 'answer'
    readonly text: string
  },
) {
  const person = `${user.firstName} ${user.lastName}`.trim()
  const { email } = user
  const facts = { ...request, person, email, organization: organization.name }
  const deciders = await decidersOf(tx, {
    resourceId: request.resourceId,
    but: [user.id, ...request.colleagueIds],
    needed: settings.requestApprovals,
  })
  for (const decider of withOneForOperators(deciders, settings.notifyEmail)) {
    const about = { kind: 'access_to_decide', userId: decider.id } as const
    await mails.promise(tx, toDecideMail(settings, decider, facts), about)
  }
}

/**
 * Returns the recipients of a mail, with one recipient at the address in `NOTIFY_EMAIL`, if that is set, in place of
 * the platform-admins.
 */
function withOneForOperators(deciders: readonly Decider[], notifyEmail: string | null) {
  const stewards = deciders.filter(({ isSteward }) => isSteward)
  if (notifyEmail === null || stewards.length === deciders.length) return deciders
  return [...stewards, { id: undefined, email: notifyEmail, language: null }]
}
