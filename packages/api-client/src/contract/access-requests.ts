import * as v from 'valibot'
import { named, page, pageQuery } from './admin-fields.ts'
import { data, type Call } from './endpoint.ts'
import type { RefusalCode } from './error-code.ts'
import { dayOrMoment, emailField, idField, requiredText } from './fields.ts'
import { datasetResource, resourceTypes } from './resources.ts'

/** States of a request for access: `submitted` and `returned` are open, the others are final. */
export const requestStates = ['submitted', 'returned', 'approved', 'refused', 'withdrawn'] as const
/** The states in which a request waits: for a decision, or for an answer to a question. */
export const openRequestStates = ['submitted', 'returned'] as const

/** Whether a request in this state waits. A state that is not known here does not. */
export const isOpenRequest = (state: string): boolean =>
  openRequestStates.some((open) => open === state)

/** What happens to a request; each is recorded with its moment. */
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
  at: v.string(),
  what: v.union([v.picklist(requestSteps), v.string()]),
  /** What was written: the question, its answer, or the reason. Null: nothing. */
  text: v.nullable(v.string()),
})

/** The fields of a request that its people and those who decide see alike. */
export const requestFields = {
  id: v.string(),
  /** Counts up; what people name a request by. */
  number: v.number(),
  /** `access`: to open a dataset. `renewal`: to keep what one has for longer. */
  kind: v.union([v.picklist(['access', 'renewal']), v.string()]),
  state: v.union([v.picklist(requestStates), v.string()]),
  resource: v.object({ id: v.string(), name: v.string(), kind: v.string() }),
  /** What it is needed for, in the words of the person. */
  purpose: v.string(),
  /** The project it is needed in. Null: none is named. */
  project: v.nullable(v.string()),
  /** Until when it is asked for, and the last day of that in the time zone of the platform. Null: no end is named. */
  until: v.nullable(v.string()),
  last_day: v.nullable(v.string()),
  /** The last day of what whoever approved last has given. Null: nobody has approved it, or it has no end. */
  granted_last_day: v.nullable(v.string()),
  /** How many have approved since it was last sent, and how many must. */
  approvals: v.object({ given: v.number(), needed: v.number() }),
  created_at: v.string(),
  decided_at: v.nullable(v.string()),
  steps: v.array(step),
}

const ownRequest = v.object({
  ...requestFields,
  colleagues: v.array(person),
  /** Whether it is a request of somebody else in which the user is a colleague. */
  is_colleague: v.boolean(),
})

const catalogueEntry = v.object({
  /** The dataset's name, as calls take it. */
  id: v.string(),
  resourcetype: v.picklist(resourceTypes),
  display_name: datasetResource.entries.display_name,
  description: datasetResource.entries.description,
  version: datasetResource.entries.version,
  released_at: datasetResource.entries.released_at,
  size: datasetResource.entries.size,
  partner: v.nullable(named),
  /** The terms that are to be accepted before its data opens. */
  terms: v.array(named),
  /** Whether the user can open it already. */
  open: v.boolean(),
  /** The open request of the user for it. Null: none. */
  request: v.nullable(v.object({ id: v.string(), number: v.number(), state: v.string() })),
})

/** Most colleagues in one request. */
const mostColleagues = 20

const asked = {
  /** What the data is needed for. Those who decide read it. */
  purpose: requiredText,
  project: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200)))),
  /** A day is meant whole. Null and absent: for as long as those who decide see fit. */
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

/** Calls of people who look for datasets and ask for them. */
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
  /** Asks for access to a dataset. `conflict`: the user can open it or has an open request for it; `reason` says which. */
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
      /** The dataset, by name or key. */
      resource: idField,
      ...asked,
      /** Addresses of colleagues. Each who can be given it gets a grant of their own and accepts terms for themselves. */
      colleagues: v.optional(v.pipe(v.array(emailField), v.maxLength(mostColleagues)), []),
    }),
  },
  /** Lists the requests of the signed-in user and those in which they are a colleague, the latest first. */
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
  /** Answers the question with which a request was returned. */
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
  /** Withdraws one's own request while it is open. */
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
