import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField } from './fields.ts'

/** An announcement to everyone who is signed in. */
export const announcement = v.object({
  id: v.string(),
  text: v.string(),
  /** Link to more information: an address, or a path of the platform. Null: none. */
  details_url: v.nullable(v.string()),
  /** When the announcement appears, as ISO 8601. */
  from: v.string(),
  /** When the announcement disappears, as ISO 8601. */
  until: v.string(),
})
/** An announcement to everyone who is signed in. */
export type Announcement = v.InferOutput<typeof announcement>

/** An app that the user has opened, with the dataset on which it was opened. */
export const recentApp = v.object({
  /** The app's address without surrounding slashes. */
  app: v.string(),
  /** The name of the dataset; null if the app was opened without one. */
  dataset: v.nullable(v.string()),
  /** When the app was last opened, as ISO 8601. */
  opened_at: v.string(),
})
/** An app that the user has opened, with the dataset on which it was opened. */
export type RecentApp = v.InferOutput<typeof recentApp>

/** How many recently opened apps are stored for each user at most. */
export const mostRecent = 20
/** How many apps a user can pin. */
export const mostPins = 100

const recentBody = v.object({ app: idField, dataset: v.optional(v.nullable(idField), null) })
const pinsBody = v.object({ apps: v.pipe(v.array(idField), v.maxLength(mostPins)) })

export const listAnnouncementsEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/announcements/',
  answer: data(v.array(announcement)),
  errors: ['not_authenticated', 'eula_required'],
} satisfies Endpoint

export const dismissAnnouncementEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/announcements/:announcementId/dismissed/',
  answer: null,
  errors: ['not_authenticated', 'eula_required', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const listRecentEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/me/recent/',
  answer: data(v.array(recentApp)),
  errors: ['not_authenticated', 'eula_required'],
} satisfies Endpoint

export const addRecentEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/users/me/recent/',
  answer: null,
  errors: [
    'not_authenticated',
    'eula_required',
    'dataset_terms_required',
    'not_found',
    'validation_failed',
  ],
} satisfies Endpoint

export const listPinsEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/users/me/pins/',
  answer: data(v.array(v.string())),
  errors: ['not_authenticated', 'eula_required'],
} satisfies Endpoint

export const savePinsEndpoint = {
  method: 'PUT',
  path: '/auth_api/v1/users/me/pins/',
  answer: data(v.array(v.string())),
  errors: ['not_authenticated', 'eula_required', 'validation_failed'],
} satisfies Endpoint

export const homeCalls = {
  listAnnouncements: {
    endpoint: listAnnouncementsEndpoint,
    summary:
      'What is announced now and the signed-in user has not dismissed, the latest `from` first.',
    access: 'session',
  },
  dismissAnnouncement: {
    endpoint: dismissAnnouncementEndpoint,
    summary:
      'Hide an announcement from the signed-in user, in every browser. Doing it again changes nothing.',
    access: 'session',
    params: v.object({ announcementId: idField }),
  },
  listRecent: {
    endpoint: listRecentEndpoint,
    summary:
      'The apps that the signed-in user has opened, newest first, 20 at most. What is no longer open to the user is not among them.',
    access: 'session',
  },
  addRecent: {
    endpoint: addRecentEndpoint,
    summary: 'Record that the signed-in user has opened an app. Both have to be open to the user.',
    access: 'session',
    body: recentBody,
  },
  listPins: {
    endpoint: listPinsEndpoint,
    summary: 'The apps that the signed-in user has pinned, in their order.',
    access: 'session',
  },
  savePins: {
    endpoint: savePinsEndpoint,
    summary:
      'Replace the pinned apps. An app that is not open to the user, or stands twice, is left out: the answer is what is stored.',
    access: 'session',
    body: pinsBody,
  },
} satisfies Record<string, Call>
