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
  /** Whether the access applies now. `to_come`: it has not begun yet. */
  state: v.union([v.picklist(['open', 'to_come', 'ended']), v.string()]),
  /**
   * When the access begins, as ISO 8601. Null: it began when it was given, or the beginning is not known because the
   * access was taken away since.
   */
  from: v.nullable(v.string()),
  /** When the access ends or has ended, as ISO 8601. Null: it has no end. */
  until: v.nullable(v.string()),
  /** The last day of the access, in the time zone of the platform. Null: it has no end. */
  last_day: v.nullable(v.string()),
  /** When the access was given, as ISO 8601. Null: not known. */
  given_at: v.nullable(v.string()),
  /**
   * The name of the person who gave the access. Null: the import or the operator gave it, the person's account is
   * erased, or the access was taken away since.
   */
  given_by: v.nullable(v.string()),
  /**
   * The request for access because of which the access was given. Null: there was none, or the access was taken away
   * since.
   */
  request: v.nullable(v.object({ id: v.string(), number: v.number() })),
  /** The terms of the dataset that the person has accepted, the latest first. Empty for an organisation. */
  terms: v.array(v.object({ name: v.string(), version: v.number(), accepted_at: v.string() })),
  /**
   * When the person last opened the dataset, as ISO 8601. Null: no opening is recorded, or an organisation has the
   * access.
   */
  last_opened_at: v.nullable(v.string()),
})

const openedDay = v.object({
  /** The day on which the person opened the dataset, in the time zone of the platform. */
  day: v.string(),
  /** The person who opened the dataset. Null: the account is erased. */
  user: v.nullable(person),
  /** The customer for whom the person, a member of staff, acted. Null: for nobody. */
  acting_for: v.nullable(named),
  /** The addresses of the apps with which the person opened the dataset. */
  apps: v.array(v.string()),
  /** In how many different hours of the day the person opened the dataset. */
  hours: v.number(),
})

const accessFilters = {
  q: pageQuery.q,
  state: v.optional(v.picklist(['open', 'to_come', 'ended'])),
}
const dayFilters = {
  q: pageQuery.q,
  /** The first day of the list. Default: 90 days ago. */
  from: v.optional(dayField),
  /** The last day of the list. Default: today. */
  until: v.optional(dayField),
}
const exported = v.object({
  /**
   * Which list to export. `access`: who can open the dataset, or could before. `days`: who opened the dataset on which
   * day.
   */
  of: v.picklist(['access', 'days']),
  /** The format of the file. CSV is for spreadsheets. */
  format: v.picklist(['csv', 'json']),
  ...accessFilters,
  ...dayFilters,
})
/** Which of the two lists of a report to export, with its filters, and in which format. */
export type DatasetReportExport = v.InferOutput<typeof exported>

const base = '/auth_api/v1/data/datasets/:datasetId/report/'
const ofDataset = v.object({ datasetId: idField })

/** Calls with which data stewards report who can open and who opened their datasets. */
export const dataReportCalls = {
  /** Lists who can open a dataset, and whose access has ended. `datasetId` is its key or name. */
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
  /** Returns `listDatasetAccess` or `listOpenedDays` as a file. The export is itself an audited event. */
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
          /** Whether the file lacks entries of the list, because there are more than the 50,000 that it may contain. */
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
