import {
  addRecent,
  dismissAnnouncement,
  listAnnouncements,
  listEndedResources,
  listRecent,
  type Client,
  type ReadOutcome,
} from '@vestibule/api-client'
import type { EndedResource, ItemOf, RecentApp } from '@vestibule/api-client/contract'
import { createRead, readAnswer, type Read } from '@vestibule/base/read'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import { createPins, type PinFailure, type Pins } from './create-pins.ts'

/**
 * What the platform stores for the user: recently opened apps, pinned apps, announcements, and access that has ended.
 */
export interface Personal {
  readonly announcements: Read<readonly ItemOf<'listAnnouncements'>[]>
  /** Ids of the announcements that the user has dismissed since the page was loaded. */
  readonly dismissed: ReadonlyStore<readonly string[]>
  /**
   * Hides an announcement at once. If the server does not save that, the announcement is shown again, and the promise
   * resolves to the failure; otherwise to null.
   */
  readonly dismiss: (id: string) => Promise<PinFailure | null>
  /** The apps and datasets to which the user's access has ended recently, the latest first. */
  readonly ended: Read<readonly EndedResource[]>
  /** The apps that the user has opened, latest first. */
  readonly recent: Read<readonly RecentApp[]>
  /**
   * Tells the server that the user has opened an app. A failure is not shown, because the user did not ask for this.
   */
  readonly opened: (app: string, dataset: string | null) => Promise<void>
  readonly pins: Pins
}

const personalByClient = new WeakMap<Client, Personal>()

/** Returns the personal lists of the client's user, always the same object for a client. */
export function personalOf(client: Client): Personal {
  const known = personalByClient.get(client)
  if (known) return known
  const made = createPersonal(client)
  personalByClient.set(client, made)
  return made
}

function createPersonal(client: Client): Personal {
  const dismissed = createStore<readonly string[]>(() => [])
  const recent = readOf(() => listRecent(client, { cache: false }))
  return {
    announcements: readOf(() => listAnnouncements(client, { cache: false })),
    dismissed: readonlyStore(dismissed),
    async dismiss(id) {
      dismissed.setState((ids) => [...ids, id], true)
      const outcome = await dismissAnnouncement(client, { id })
      if (outcome.kind === 'dismissed' || outcome.kind === 'notFound') return null
      dismissed.setState((ids) => ids.filter((other) => other !== id), true)
      return { message: outcome.error.userMessage }
    },
    ended: readOf(() => listEndedResources(client, { cache: false })),
    recent,
    async opened(app, dataset) {
      const outcome = await addRecent(client, { app, dataset })
      const { status } = recent.getSnapshot()
      if (outcome.kind === 'recorded' && status !== 'idle') await recent.refresh()
    },
    pins: createPins(client),
  }
}

function readOf<Value>(list: () => Promise<ReadOutcome<Value>>): Read<Value> {
  return createRead(async () => readAnswer(await list()))
}
