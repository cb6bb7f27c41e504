import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { requiredReason } from './admin-fields.ts'
import { idField } from './fields.ts'
import { appGate, appMount } from './mounts.ts'

/** The types of an entry in the list of resources: an app, a dataset, or a dataset that joins others. */
export const resourceTypes = ['AppResource', 'DatasetResource', 'FederatedDatasetResource'] as const
/** The type of an entry in the list of resources: one of `resourceTypes`. */
export type ResourceType = (typeof resourceTypes)[number]

const optionalText = v.optional(v.nullable(v.string()), null)
const optionalTexts = v.optional(v.array(v.string()), [])
const flag = v.optional(v.boolean(), false)

/** An optional text about an app or dataset. If it is missing, pages leave it out. */
const fact = v.nullish(v.string())
const count = v.nullish(v.number())

const productLine = v.object({
  name: v.string(),
  sub_category: optionalText,
})

/** The fields of an app in the list of resources. */
export const appResource = v.looseObject({
  /** The address of the app: a path at which the shell opens it. */
  url: v.string(),
  /** File name in the static folder of app icons. Null: pages show the initials of the app instead. */
  icon: optionalText,
  /** The name that people see. Null: it is derived from the address. */
  display_name: optionalText,
  /** In which product lines, and in which category of each, the list of apps shows the app. */
  product_line: v.optional(v.array(productLine), []),
  /** Whether the app can be opened. False: it is switched off in the import's file. */
  enable: v.optional(v.boolean(), true),
  /** A dataset must have one of these data types to be opened in the app. Empty: any dataset can be opened. */
  supported_dataset_types: optionalTexts,
  /** Whether the app opens only with a dataset in its address. */
  dataset_dependent: flag,
  /** Whether only organisations of the premium tier can open the app; other users see a lock. */
  premium_only: flag,
  /** What the app is for: plain text, one line. */
  description: fact,
  /** How the shell opens the app. Null or absent: the app has no page of its own yet. */
  mount: v.nullish(appMount),
  /**
   * The origin of an app that is not hosted on the platform's own origin. Null or absent: the platform hosts the app.
   */
  gate: v.nullish(appGate),
})

const size = v.nullish(v.object({ patients: count, samples: count }))

const memberDataset = v.object({
  name: v.optional(v.string()),
  display_name: v.string(),
  version: fact,
  /** How many patients and samples the member contributes. */
  size,
})

/** The fields of a dataset in the list of resources. `datasets`: the members of a federated dataset. */
export const datasetResource = v.looseObject({
  /** The name by which addresses (`/dv/{name}`) and calls refer to the dataset. */
  name: v.string(),
  /** The name of the dataset that people see. */
  display_name: v.string(),
  /** The members of a federated dataset. */
  datasets: v.optional(v.array(memberDataset), []),
  // Fields that other schemas have as well are written out: bundlers keep an object that is spread into schemas, even
  // if nothing uses it.
  /** What the dataset contains: plain text, one line. */
  description: fact,
  version: fact,
  /** The day on which this version of the dataset was released, such as `2026-03-31`. */
  released_at: fact,
  size,
})

/** Until when the signed-in user may open the resource. A backend whose access has no ends leaves this field out. */
const access = v.nullish(
  v.object({
    /** When the user's access ends, as ISO 8601: the latest end of all grants. Null: a grant has no end. */
    until: v.nullable(v.string()),
    /** The last day of the user's access, such as `2027-03-31`, in the time zone of the platform. Null: no end. */
    last_day: v.nullable(v.string()),
    /** Whether the user can ask for the access to be extended: see `renewAccess`. */
    renewable: flag,
  }),
)

// A `picklist` with one value makes a smaller bundle than a `literal`. Budgets limit the bytes of each bundle
// (size.md).
/** An app or dataset that is open to the signed-in user. */
export const resourceEntry = v.variant('resourcetype', [
  v.object({
    resourcetype: v.picklist(['AppResource']),
    resource: appResource,
    datatypes: optionalTexts,
    is_aggregate: flag,
    access,
  }),
  v.object({
    resourcetype: v.picklist(['DatasetResource']),
    resource: datasetResource,
    datatypes: optionalTexts,
    is_aggregate: flag,
    access,
  }),
  v.object({
    resourcetype: v.picklist(['FederatedDatasetResource']),
    resource: datasetResource,
    datatypes: optionalTexts,
    is_aggregate: flag,
    access,
  }),
])
/** An app or dataset that is open to the signed-in user. */
export type ResourceEntry = v.InferOutput<typeof resourceEntry>

const endedResource = v.object({
  /** The key of the resource, which `renewAccess` takes. */
  id: v.string(),
  resourcetype: v.picklist(resourceTypes),
  display_name: v.string(),
  /** When the user's access to the resource ended, as ISO 8601. */
  ended_at: v.string(),
  /** The last day on which the user could open the resource, in the time zone of the platform. */
  last_day: v.string(),
  /** Whether the user can ask for access to the resource again: see `renewAccess`. */
  renewable: flag,
})
/** An app or a dataset to which the signed-in user's access has ended recently. */
export type EndedResource = v.InferOutput<typeof endedResource>

const resourcesQuery = v.object({ resourcetype: v.optional(v.picklist(resourceTypes)) })

/** The dataset that the address of a page names, with its data partner and members. */
export const currentDataset = v.object({
  /** The name by which addresses (`/dv/{name}`) and calls refer to the dataset. */
  id: v.string(),
  resourcetype: v.picklist(['DatasetResource', 'FederatedDatasetResource']),
  resource: v.looseObject({
    name: v.string(),
    display_name: v.string(),
    data_partner: v.optional(v.nullable(v.object({ id: v.string(), name: fact })), null),
    datasets: v.array(
      v.object({ name: v.string(), display_name: v.string(), version: fact, size }),
    ),
    /** What the dataset contains: plain text, one line. */
    description: fact,
    version: fact,
    /** The day on which this version of the dataset was released, such as `2026-03-31`. */
    released_at: fact,
    size,
  }),
  /** The data types of the dataset. An app that names `supported_dataset_types` opens it only with one of those. */
  datatypes: optionalTexts,
  /** Whether the dataset shows only aggregates, never single records. */
  is_aggregate: flag,
  /** Whether the user must accept terms before the data of the dataset opens: see `listDatasetTerms`. */
  terms_required: flag,
})
/** The dataset that the address of a page names, with its data partner and members. */
export type CurrentDataset = v.InferOutput<typeof currentDataset>

export const listResourcesEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/resources/me/',
  answer: data(v.array(resourceEntry)),
  errors: ['not_authenticated', 'eula_required', 'validation_failed'],
} satisfies Endpoint

export const listEndedResourcesEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/resources/me/ended/',
  answer: data(v.array(endedResource)),
  errors: ['not_authenticated', 'eula_required'],
} satisfies Endpoint

export const renewAccessEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/resources/:resourceId/renew/',
  answer: data(v.object({ id: v.string(), number: v.number() })),
  errors: ['not_authenticated', 'eula_required', 'not_found', 'conflict', 'validation_failed'],
} satisfies Endpoint

export const getDatasetEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/datasets/:datasetId/',
  answer: data(currentDataset),
  errors: ['not_authenticated', 'eula_required', 'forbidden', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const resourceCalls = {
  listResources: {
    endpoint: listResourcesEndpoint,
    summary: 'The apps and datasets that are open to the signed-in user.',
    access: 'session',
    query: resourcesQuery,
  },
  listEndedResources: {
    endpoint: listEndedResourcesEndpoint,
    summary: 'The apps and datasets to which access has ended within 90 days, the latest first.',
    access: 'session',
  },
  renewAccess: {
    endpoint: renewAccessEndpoint,
    summary:
      'Ask for a longer end of one’s own grant, from 30 days before its end to 90 days after it. The dataset is named by ' +
      'its name, the app by its address; the key will do as well. `conflict`: such a request is open, or the grant is not ' +
      'renewable now.',
    access: 'session',
    params: v.object({ resourceId: idField }),
    /** Why the user needs the access for longer. Those who decide the request read it. */
    body: v.object({ reason: requiredReason }),
  },
  getDataset: {
    endpoint: getDatasetEndpoint,
    summary: 'One dataset with its data partner and members.',
    access: 'session',
    params: v.object({ datasetId: idField }),
  },
} satisfies Record<string, Call>
