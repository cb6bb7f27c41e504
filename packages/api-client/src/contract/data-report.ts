import * as v from 'valibot'
import { named, page, pageQuery, proofErrors, readErrors } from './admin-fields.ts'
import { person } from './data-stewards.ts'
import { data, type Call } from './endpoint.ts'
import { dayField, idField } from './fields.ts'

const datasetAccess = v.object({
  /** The person who has the access, or null where an organisation has it. */
  user: v.nullable(person),
  /** The organisation that has the access, or null where a person has it. */
  organization: v.nullable(named),
  /** `to_come`: the access has yet to begin. */
  state: v.union([v.picklist(['open', 'to_come', 'ended']), v.string()]),
  /** When the access begins, as ISO 8601. Null: it has always counted, or was taken away since. */
  from: v.nullable(v.string()),
  /** When the access ends or has ended, as ISO 8601. Null: it has no end. */
  until: v.nullable(v.string()),
  /** The last day of the access, in the time zone of the platform. Null: it has no end. */
  last_day: v.nullable(v.string()),
  /** When the access was given, as ISO 8601. Null: not known. */
  given_at: v.nullable(v.string()),
  /** The name of who gave it. Null: the import, the operator, or an account that is erased. */
  given_by: v.nullable(v.string()),
  /** The request that led to the access. */
  request: v.nullable(v.object({ id: v.string(), number: v.number() })),
  /** The terms of the dataset that the person has accepted, the latest first. Empty for an organisation. */
  terms: v.array(v.object({ name: v.string(), version: v.number(), accepted_at: v.string() })),
  /** When the person last opened the dataset, as ISO 8601. Null: no opening is recorded. */
  last_opened_at: v.nullable(v.string()),
})

const openedDay = v.object({
  /** The day of these openings, in the time zone of the platform. */
  day: v.string(),
  /** The person who opened the dataset. Null: the account is erased. */
  user: v.nullable(person),
  /** The customer for whom a member of staff acted. Null: they opened it for themself. */
  acting_for: v.nullable(named),
  /** The addresses of the apps with which the person opened the dataset. */
  apps: v.array(v.string()),
  /** In how many hours of the day the person opened the dataset. */
  hours: v.number(),
})

const accessFilters = {
  q: pageQuery.q,
  state: v.optional(v.picklist(['open', 'to_come', 'ended'])),
}
const dayFilters = {
  q: pageQuery.q,
  /** The first day. Default: 90 days ago. */
  from: v.optional(dayField),
  /** The last day. Default: today. */
  until: v.optional(dayField),
}
const exported = v.object({
  /** `access`: who may open the dataset, or could. `days`: who opened it, by day. */
  of: v.picklist(['access', 'days']),
  /** The format of the file. CSV is for spreadsheets. */
  format: v.picklist(['csv', 'json']),
  ...accessFilters,
  ...dayFilters,
})
/** What a report as a file has: which part of it, with its filters, and in which format. */
export type DatasetReportExport = v.InferOutput<typeof exported>

const base = '/auth_api/v1/data/datasets/:datasetId/report/'
const ofDataset = v.object({ datasetId: idField })

/** Calls with which data stewards account for who opens their data. */
export const dataReportCalls = {
  /** Lists who may open a dataset, or could: access that has ended stays. `dataset` is its key or name. */
  listDatasetAccess: {
    endpoint: {
      method: 'GET',
      path: base,
      answer: data(page(datasetAccess)),
      errors: [...readErrors, 'not_found'],
    },
    summary:
      'Who may open a dataset, or could: people and organisations, until when, by which request, with the terms that ' +
      'they have accepted. Access that has ended stays.',
    access: 'steward',
    params: ofDataset,
    query: v.object({ ...pageQuery, ...accessFilters }),
  },
  /** Lists who opened a dataset, by day, the latest first. Without `from`: in the last 90 days. */
  listOpenedDays: {
    endpoint: {
      method: 'GET',
      path: `${base}days/`,
      answer: data(page(openedDay)),
      errors: [...readErrors, 'not_found'],
    },
    summary:
      'Who opened a dataset, by day and with which apps, the latest day first. Staff who acted for a customer are marked.',
    access: 'steward',
    params: ofDataset,
    query: v.object({ ...pageQuery, ...dayFilters }),
  },
  /** Returns one of the two lists as a file. The export is itself an audited event. */
  exportDatasetReport: {
    endpoint: {
      method: 'POST',
      path: `${base}export/`,
      answer: data(
        v.object({
          /** The content of the file. */
          file: v.string(),
          /** How many entries the file has. */
          count: v.number(),
          /** Whether there were more entries than one file may hold. */
          is_cut: v.boolean(),
        }),
      ),
      errors: [...proofErrors, 'not_found', 'validation_failed'],
      done: 'exported',
    },
    summary:
      'One of the two lists as CSV or JSON, up to 50,000 entries. The export is itself an event.',
    access: 'steward',
    params: ofDataset,
    body: exported,
  },
} satisfies Record<string, Call>
