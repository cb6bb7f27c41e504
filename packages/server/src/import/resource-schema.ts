import {
  appResource,
  datasetResource,
  dayOrMoment,
  emailField,
} from '@vestibule/api-client/contract'
import * as v from 'valibot'
import { isDay } from '../platform/days.ts'
import { appAddress } from './app-address.ts'
import { appGate, appMount, appServe } from './app-reach.ts'
import { id, imported, name, optionalList } from './import-fields.ts'

/**
 * Schema of a grant that is written as its holder's id alone. A grant may also be an object with its holder, with the
 * days or moments at which it begins and ends, and with `imported: false` if no import gave it.
 */
const organizationId = v.pipe(
  id,
  v.transform((organization) => ({ organization, imported: true, from: null, until: null })),
)
const term = {
  imported,
  from: v.optional(v.nullable(dayOrMoment), null),
  until: v.optional(v.nullable(dayOrMoment), null),
}
const ofOrganization = v.strictObject({ organization: id, ...term })
const address = v.pipe(
  emailField,
  v.transform((user) => ({ user, imported: true, from: null, until: null })),
)
const ofUser = v.strictObject({ user: emailField, ...term })
const isObject = (given: unknown) => typeof given === 'object' && given !== null

const grant = {
  to: v.array(v.lazy((given) => (isObject(given) ? ofOrganization : organizationId))),
  to_users: optionalList(v.lazy((given) => (isObject(given) ? ofUser : address))),
  datatypes: optionalList(v.string()),
  is_aggregate: v.optional(v.boolean(), false),
}

const app = v.pipe(
  v.looseObject({
    ...appResource.entries,
    url: appAddress,
    description: v.nullish(name),
    mount: v.nullish(appMount),
    gate: v.nullish(appGate),
    serve: v.nullish(appServe),
  }),
  v.forward(
    v.partialCheck(
      [['mount'], ['serve']],
      ({ mount, serve }) => !serve || mount?.kind === 'page',
      'needs "mount": {"kind": "page"}, for what this server serves is a page of the platform',
    ),
    ['serve'],
  ),
)

const count = v.nullish(
  v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(0, 'must not be negative')),
)
const version = v.nullish(name)
const size = v.nullish(v.strictObject({ patients: count, samples: count }))

// Schema of a dataset: the fields of the contract, which apps get, and the data partner, which the server needs.
const dataset = v.looseObject({
  ...datasetResource.entries,
  datasets: v.optional(
    v.array(v.object({ name: v.optional(v.string()), display_name: v.string(), version, size })),
    [],
  ),
  data_partner: v.optional(v.nullable(v.looseObject({ id: v.string() }))),
  description: v.nullish(name),
  version,
  released_at: v.nullish(v.pipe(v.string(), v.check(isDay, 'must be a date such as 2026-03-31'))),
  size,
})

/**
 * Ids of the terms (with the scope `resources`) that the dataset requires. Absent: stays as it is. Terms that people
 * have published for the dataset always stay.
 */
const terms = v.optional(v.array(id))
/**
 * Who may find the dataset in the catalogue besides those who have access. Absent: the stored value stays, and for a
 * new dataset it is nobody (`granted`).
 */
const discoverable = v.optional(v.picklist(['granted', 'organizations', 'everyone']))

export const resource = v.variant('resourcetype', [
  v.strictObject({ ...grant, resourcetype: v.literal('AppResource'), resource: app }),
  v.strictObject({
    ...grant,
    terms,
    discoverable,
    resourcetype: v.literal('DatasetResource'),
    resource: dataset,
  }),
  v.strictObject({
    ...grant,
    terms,
    discoverable,
    resourcetype: v.literal('FederatedDatasetResource'),
    resource: dataset,
  }),
])
