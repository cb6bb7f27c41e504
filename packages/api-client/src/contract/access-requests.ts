import * as v from 'valibot'
import { named, page, pageQuery } from './admin-fields.ts'
import { data, type Call } from './endpoint.ts'
import type { RefusalCode } from './error-code.ts'
import { dayOrMoment, emailField, idField, requiredText } from './fields.ts'
import { datasetResource, resourceTypes } from './resources.ts'

/** States of a request for access: `submitted` and `returned` are open, the others are final. */
export const requestStates = ['submitted', 'returned', 'approved', 'refused', 'withdrawn'] as const
/**
 * The states in which a request is open: `submitted` waits for a decision, `returned` for the person's answer to a
 * question.
 */
export const openRequestStates = ['submitted', 'returned'] as const

/** Whether a request in this state is open. False for a state that this version of the contract does not know. */
export const isOpenRequest = (state: string): boolean =>
  openRequestStates.some((open) => open === state)

/** The steps of a request for access; the server records each with the time at which it happened. */
export const requestSteps = [
  'submitted',
  'returned',
  'answered',
  'approved',
  'refused',
  'withdrawn',
] as const

const person = v.object({ first_name: v.string(), last_name: v.string(), email: v.string() })

const step = v.object({
  /** When the step happened, as ISO 8601. */
  at: v.string(),
  /** What happened in the step: one of `requestSteps`; a newer server may send others. */
  what: v.union([v.picklist(requestSteps), v.string()]),
  /**
   * What was written in the step: a question to the person who requests access, the answer to it, or the reason of a
   * decision. Null: nothing was written.
   */
  text: v.nullable(v.string()),
})

/** The fields of a request for access that its owner and colleagues see as well as the data stewards who decide it. */
export const requestFields = {
  /** Identifies the request in calls; not shown to people. */
  id: v.string(),
  /** Number by which people refer to the request; each new request gets the next number. */
  number: v.number(),
  /** What the request asks for. `access`: to open a dataset. `renewal`: to keep access for longer. */
  kind: v.union([v.picklist(['access', 'renewal']), v.string()]),
  /** How far the request has come: one of `requestStates`; a newer server may send others. */
  state: v.union([v.picklist(requestStates), v.string()]),
  /** The dataset or app to which access is requested: its key, its name for people, and its resource type. */
  resource: v.object({ id: v.string(), name: v.string(), kind: v.string() }),
  /** What the access is needed for, in the words of the person. */
  purpose: v.string(),
  /** The project that needs the access. Null: none is named. */
  project: v.nullable(v.string()),
  /** When the person wants the access to end, as ISO 8601. Null: the person named no end. */
  until: v.nullable(v.string()),
  /**
   * The day, in the time zone of the platform, on which the wanted access would end: that of the moment before `until`.
   * Null: the person named no end.
   */
  last_day: v.nullable(v.string()),
  /**
   * The last day of the access that the latest approver has given, in the time zone of the platform. Null: nobody has
   * approved the request since it was submitted, or last returned or answered, or the access has no end.
   */
  granted_last_day: v.nullable(v.string()),
  /**
   * `given`: how many people have approved the request since it was submitted, or last returned or answered. `needed`:
   * how many must approve it.
   */
  approvals: v.object({ given: v.number(), needed: v.number() }),
  /** When the request was made, as ISO 8601. */
  created_at: v.string(),
  /** When the request was decided or withdrawn, as ISO 8601. Null: it is open. */
  decided_at: v.nullable(v.string()),
  /** All that has happened to the request, the oldest first. */
  steps: v.array(step),
}

const ownRequest = v.object({
  ...requestFields,
  /** The colleagues for whom the person requests access as well. */
  colleagues: v.array(person),
  /** Whether somebody else has made the request, and the user is one of its colleagues. */
  is_colleague: v.boolean(),
})

const catalogueEntry = v.object({
  /** The name by which calls, such as `requestAccess`, and addresses refer to the dataset. */
  id: v.string(),
  resourcetype: v.picklist(resourceTypes),
  display_name: datasetResource.entries.display_name,
  description: datasetResource.entries.description,
  version: datasetResource.entries.version,
  released_at: datasetResource.entries.released_at,
  size: datasetResource.entries.size,
  /** The data partner that the dataset belongs to. Null: none. */
  partner: v.nullable(named),
  /**
   * The terms in force that this dataset itself asks for, without those of the members of a federated dataset. Its data
   * opens only to people who accept them. Terms that the user has accepted already are listed too.
   */
  terms: v.array(named),
  /** Whether the user can open the dataset already. */
  open: v.boolean(),
  /** The user's open request for the dataset. Null: none. */
  request: v.nullable(v.object({ id: v.string(), number: v.number(), state: v.string() })),
})

/** Maximum number of colleagues for whom a person can request access in one request. */
const mostColleagues = 20

const asked = {
  /** What the data is needed for. The data stewards who decide the request read it. */
  purpose: requiredText,
  /** The project that needs the data. Null and absent: the person names none. */
  project: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200)))),
  /**
   * When the access should end: at the end of a day, or at a moment. Null and absent: the person names no end, and
   * those who decide the request may choose one.
   */
  until: v.optional(v.nullable(dayOrMoment)),
}

const path = '/auth_api/v1/access_requests/'
const changeErrors = [
  'not_authenticated',
  'eula_required',
  'not_found',
  'conflict',
  'validation_failed',
] as const satisfies readonly RefusalCode[]

const params = v.object({ requestId: idField })

/** Calls of people who look for datasets and request access to them. */
export const accessRequestCalls = {
  /** Lists the datasets that the signed-in user can open or may find, by name. */
  listCatalogue: {
    endpoint: {
      method: 'GET',
      path: '/auth_api/v1/catalogue/',
      answer: data(page(catalogueEntry)),
      errors: ['not_authenticated', 'eula_required', 'validation_failed'],
    },
    summary:
      'Datasets that the signed-in user can open or may find, by name: what a dataset is, and never who uses it. ' +
      '`everyone` may find it, or the people of an organisation with access to anything of its data partner.',
    access: 'session',
    query: v.object(pageQuery),
  },
  /**
   * Asks for access to a dataset. `conflict`: the user can open the dataset, has an open request for it, or acts for a
   * customer; `reason` says which.
   */
  requestAccess: {
    endpoint: {
      method: 'POST',
      path,
      answer: data(v.object({ id: v.string(), number: v.number() })),
      errors: changeErrors,
      done: 'requested',
    },
    summary:
      'Ask for access to a dataset for oneself and colleagues of the same organisation. The data stewards of its data ' +
      'partner decide, or, where none can, the platform-admins. `conflict`: a request of the user for it is open, they ' +
      'can open it, or they act for a customer. A dataset that may not be found is `not_found`.',
    access: 'session',
    body: v.object({
      /** The dataset to which access is requested: its name or its key. */
      resource: idField,
      ...asked,
      /**
       * Addresses with which colleagues of the user's organisation sign in; any other address is refused. When the
       * request is approved, each colleague who is still in the organisation gets a grant of their own, and accepts
       * terms for themselves.
       */
      colleagues: v.optional(v.pipe(v.array(emailField), v.maxLength(mostColleagues)), []),
    }),
  },
  /**
   * Lists the requests for access that the signed-in user has made, and those in which they are a colleague, the latest
   * first, 200 at most.
   */
  listOwnRequests: {
    endpoint: {
      method: 'GET',
      path: `${path}me/`,
      answer: data(v.array(ownRequest)),
      errors: ['not_authenticated', 'eula_required'],
    },
    summary:
      'Requests of the signed-in user and those in which they are a colleague, the latest first: at most the last 200.',
    access: 'session',
  },
  /** Answers the question with which a data steward returned a request for access. */
  answerRequest: {
    endpoint: {
      method: 'POST',
      path: `${path}:requestId/answer/`,
      answer: null,
      errors: changeErrors,
    },
    summary:
      'Answer the question with which a request was returned; it waits for a decision again. `conflict`: it was not ' +
      'returned, or is decided.',
    access: 'session',
    params,
    body: v.object({ text: requiredText }),
  },
  /** Withdraws a request for access that the user has made, while it is open. */
  withdrawRequest: {
    endpoint: {
      method: 'POST',
      path: `${path}:requestId/withdraw/`,
      answer: null,
      errors: changeErrors,
    },
    summary: 'Withdraw one’s own request while it is open. `conflict`: it is decided.',
    access: 'session',
    params,
  },
} satisfies Record<string, Call>
