import * as v from 'valibot'
import { requestFields } from './access-requests.ts'
import { changeErrors, named, page, pageQuery, readErrors, requiredReason } from './admin-fields.ts'
import { grant } from './admin-access.ts'
import { data, type Call } from './endpoint.ts'
import { dayOrMoment, emailField, idField, requiredText } from './fields.ts'

/** The role of those who decide on the datasets of a data partner. */
export const stewardRole = 'data-steward'
/** The app name under which the role of data stewards is stored. */
export const stewardApp = 'data'

/** A person as data stewards see them. */
export const person = v.object({
  id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  organization: named,
})

const dataRequest = v.object({
  ...requestFields,
  /** The person who requests access. */
  user: person,
  /** The colleagues for whom the person requests access as well. */
  colleagues: v.array(person),
  /**
   * The last day of the grant that the person has for the dataset, in the time zone of the platform; it may be over.
   * Null: the person has no grant of their own, or it has no end.
   */
  current_last_day: v.nullable(v.string()),
  /**
   * The name of the person who decided or withdrew the request. Null: the request is open, the operator decided it, or
   * the person's account is erased.
   */
  decided_by: v.nullable(v.string()),
  /**
   * Whether the signed-in user may decide the request now: it is open, asks for no access for the user, and is not yet
   * approved by the user.
   */
  can_decide: v.boolean(),
})

const dataSteward = v.object({
  /** The data partners whose data steward the user is. */
  partners: v.array(named),
  /** Whether the user, as a platform-admin, also decides for data partners that have too few data stewards. */
  stands_in: v.boolean(),
  /**
   * Why the user can change nothing now. `second_factor`: their account has no second factor, nor has their
   * organisation's provider checked two factors. Null: the user can.
   */
  read_only: v.nullable(v.union([v.picklist(['second_factor']), v.string()])),
  /**
   * Whether the user must prove again who they are before their next change as data steward: the last proof is older
   * than 15 minutes, or no second factor was shown in this session.
   */
  needs_proof: v.boolean(),
  /**
   * The second factors with which `accounts/proof/` gives the fresh proof that changes require. Once the user has shown
   * one of them in this session, a password gives the proof too.
   */
  proofs: v.array(v.string()),
  /** The last day that pages propose when somebody gives a person access, such as `2027-03-31`. Null: none. */
  proposed_last_day: v.nullable(v.string()),
  /**
   * How many submitted requests for access wait for the user's decision. Requests that ask for access for the user, and
   * those that the user has already approved, do not count.
   */
  waiting: v.number(),
  /** How many reviews of access wait for an answer of the user. */
  reviews: v.number(),
})

const stewardedDataset = v.object({
  /** The key by which calls refer to the dataset. */
  id: v.string(),
  name: v.string(),
  /** The resource type, such as `DatasetResource`. */
  kind: v.string(),
  /** The data partner that the dataset belongs to. Null: none. */
  partner: v.nullable(named),
  /**
   * Who may find the dataset without access: nobody (`granted`), people of organisations with access to anything of its
   * data partner, or everyone.
   */
  discoverable: v.union([v.picklist(['granted', 'organizations', 'everyone']), v.string()]),
  /** How many organisations can open the dataset by a grant now. */
  organizations: v.number(),
  /** How many people can open the dataset by a grant of their own now. */
  people: v.number(),
  /** How many of the grants that open the dataset end within 30 days. */
  ends_soon: v.number(),
  /** How many requests for access to the dataset are open. */
  requests: v.number(),
})

const base = '/auth_api/v1/data/'
const ofRequest = v.object({ requestId: idField })
const ofDataset = v.object({ datasetId: idField })
/**
 * When the access ends: at the end of a day, or at a moment. Null: the access has no end, which is refused if the
 * setting GRANT_MAX_DAYS limits access. Absent: as null, except in `approveDataRequest`, which then takes the end that
 * an earlier approver has chosen or that was asked for.
 */
const until = v.optional(v.nullable(dayOrMoment))

/** Calls of data stewards. Those about one dataset or request answer `not_found` if the user does not decide on it. */
export const dataStewardCalls = {
  /**
   * Reads on which data partners the signed-in user decides, and how many requests and reviews wait for them.
   * `forbidden`: the user decides on none, or acts for a customer.
   */
  getDataSteward: {
    endpoint: {
      method: 'GET',
      path: `${base}me/`,
      answer: data(dataSteward),
      errors: ['not_authenticated', 'eula_required', 'forbidden'],
    },
    summary:
      'What the signed-in user decides on as a data steward. `forbidden`: nothing, or they act for a customer now.',
    access: 'steward',
  },
  /**
   * Lists the requests for access that the user decides: open ones, the oldest first, or decided ones, the latest
   * first.
   */
  listDataRequests: {
    endpoint: {
      method: 'GET',
      path: `${base}requests/`,
      answer: data(page(dataRequest)),
      errors: readErrors,
    },
    summary:
      'Requests for datasets on which the user decides: those that wait, the oldest first, or those that are decided, ' +
      'the latest first.',
    access: 'steward',
    query: v.object({ ...pageQuery, state: v.optional(v.picklist(['open', 'decided']), 'open') }),
  },
  /** Loads one request for access, with everything that has happened to it. */
  getDataRequest: {
    endpoint: {
      method: 'GET',
      path: `${base}requests/:requestId/`,
      answer: data(dataRequest),
      errors: [...readErrors, 'not_found'],
    },
    summary: 'One request, with everything that has happened to it.',
    access: 'steward',
    params: ofRequest,
  },
  /**
   * Approves a request for access. Without `until`, the access gets the end that an earlier approver has chosen, or
   * else the one that the request asks for. `state` of the answer: `approved` if the dataset is open now; otherwise
   * another approval is needed. `conflict`: the request is decided, asks for access for the data steward who calls, or
   * has their approval already.
   */
  approveDataRequest: {
    endpoint: {
      method: 'POST',
      path: `${base}requests/:requestId/approve/`,
      answer: data(v.object({ state: v.string(), approvals: requestFields.approvals })),
      errors: changeErrors,
      done: 'approved',
    },
    summary:
      'Approve a request. The last approval that is needed opens the dataset to the person and the colleagues at the ' +
      'next request. Without `until` it is given until the day that was asked for. `conflict`: it is decided (with who ' +
      'and when in `changed`), one’s own, or approved by the user already.',
    access: 'steward',
    params: ofRequest,
    body: v.object({ until, text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000))) }),
  },
  /** Returns a request for access to the person who made it, with a question that the person can answer. */
  returnDataRequest: {
    endpoint: {
      method: 'POST',
      path: `${base}requests/:requestId/return/`,
      answer: null,
      errors: changeErrors,
    },
    summary: 'Return a request with a question. The person answers, and it waits again.',
    access: 'steward',
    params: ofRequest,
    body: v.object({ text: requiredText }),
  },
  /** Refuses a request for access, with a reason that the person who made it reads. */
  refuseDataRequest: {
    endpoint: {
      method: 'POST',
      path: `${base}requests/:requestId/refuse/`,
      answer: null,
      errors: changeErrors,
    },
    summary: 'Refuse a request, with a reason that the person reads.',
    access: 'steward',
    params: ofRequest,
    body: v.object({ text: requiredText }),
  },
  /** Lists the datasets on which the user decides, with how many can open each. */
  listStewardedDatasets: {
    endpoint: {
      method: 'GET',
      path: `${base}datasets/`,
      answer: data(page(stewardedDataset)),
      errors: readErrors,
    },
    summary: 'The datasets on which the user decides, with how many can open each.',
    access: 'steward',
    query: v.object(pageQuery),
  },
  /** Opens a dataset to a person. `conflict`: the person has a grant for it already, or is the user. */
  giveDataAccess: {
    endpoint: {
      method: 'POST',
      path: `${base}datasets/:datasetId/give/`,
      answer: null,
      errors: changeErrors,
    },
    summary: 'Open a dataset to a person, by id or address. `conflict`: they have it already.',
    access: 'steward',
    params: ofDataset,
    body: v.object({ user: v.union([emailField, idField]), until, reason: requiredReason }),
  },
  /** Changes the end of the grant that a person has for a dataset. `conflict`: the grant is the user's own. */
  extendDataAccess: {
    endpoint: {
      method: 'POST',
      path: `${base}datasets/:datasetId/extend/`,
      answer: null,
      errors: changeErrors,
    },
    summary: 'Set another end of a person’s access to a dataset, or none.',
    access: 'steward',
    params: ofDataset,
    body: v.object({ user: idField, until, reason: requiredReason }),
  },
  /**
   * Ends the grant that a person has for a dataset now. The person keeps access if their organisation has a grant.
   * `conflict`: the grant is the user's own.
   */
  endDataAccess: {
    endpoint: {
      method: 'POST',
      path: `${base}datasets/:datasetId/end/`,
      answer: null,
      errors: changeErrors,
    },
    summary:
      'End a person’s access to a dataset now. An import does not open it again unless its file names a later end.',
    access: 'steward',
    params: ofDataset,
    body: v.object({ user: idField, reason: requiredReason }),
  },
  /**
   * Lists the grants for the datasets on which the user decides, to people or to organisations. Grants that have ended
   * are left out.
   */
  listDataGrants: {
    endpoint: {
      method: 'GET',
      path: `${base}people/`,
      answer: data(page(grant)),
      errors: readErrors,
    },
    summary: 'Who can open the datasets on which the user decides: people, or organisations.',
    access: 'steward',
    query: v.object({
      ...pageQuery,
      /** Whether to list grants to organisations, or grants to people. */
      to: v.optional(v.picklist(['organization', 'user']), 'user'),
      /** Lists only grants of the dataset with this key. */
      resource: v.optional(idField),
      /** Lists only grants that end within this number of days, from 1 to 9999. */
      ends_within: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))),
    }),
  },
} satisfies Record<string, Call>
