import {
  addRecentEndpoint,
  dismissAnnouncementEndpoint,
  listAnnouncementsEndpoint,
  listPinsEndpoint,
  listRecentEndpoint,
  savePinsEndpoint,
  type Announcement,
  type RecentApp,
} from '../contract/home.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Lists current announcements that the signed-in user has not dismissed. */
export function listAnnouncements(client: Client, options?: ReadOptions) {
  const request = { ...options }
  return load(client, listAnnouncementsEndpoint, request, ({ data }): Announcement[] => data)
}

/** Hides an announcement from the signed-in user, in every browser. */
export function dismissAnnouncement(
  client: Client,
  input: { readonly id: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { announcementId: input.id }, body: {} }
  return perform(client, dismissAnnouncementEndpoint, request, () => ({ kind: 'dismissed' }), {
    validation_failed: 'notFound',
  })
}

/** Lists the apps that the signed-in user has opened and can still open, newest first, 20 at most. */
export function listRecent(client: Client, options?: ReadOptions) {
  return load(client, listRecentEndpoint, { ...options }, ({ data }): RecentApp[] => data)
}

/** Records that the signed-in user has opened an app, on a dataset or on none. */
export function addRecent(
  client: Client,
  input: { readonly app: string; readonly dataset?: string | null },
  options?: CallOptions,
) {
  const body = { app: input.app, dataset: input.dataset ?? null }
  return perform(client, addRecentEndpoint, { ...options, body }, () => ({ kind: 'recorded' }), {
    validation_failed: 'notFound',
  })
}

/** Lists the apps that the signed-in user has pinned and can open now, in the user's order. */
export function listPins(client: Client, options?: ReadOptions) {
  return load(client, listPinsEndpoint, { ...options }, ({ data }): string[] => data)
}

/**
 * Replaces the pinned apps, at most 100. The outcome contains those that the user can open; pins of apps that the user
 * cannot open now stay stored.
 */
export function savePins(
  client: Client,
  input: { readonly apps: readonly string[] },
  options?: CallOptions,
) {
  const request = { ...options, body: { apps: [...input.apps] } }
  return perform(client, savePinsEndpoint, request, ({ data }: { data: string[] }) => ({
    kind: 'saved',
    apps: data,
  }))
}
