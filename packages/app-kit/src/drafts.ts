import type { Client } from '@vestibule/api-client'
import { useState } from 'react'

/** What somebody has typed and not sent, by the place where it was typed. */
interface Drafts {
  readonly get: (key: string) => unknown
  /** Undefined removes the draft. */
  readonly set: (key: string, draft: unknown) => void
}

/** Registers work that is lost if the page is left. Returns a function that removes it. */
export type RegisterUnsavedWork = (isUnsaved: () => boolean) => () => void

export interface DraftOwner {
  readonly client: Client
  /** Only the function given with a client's first draft is used. */
  readonly registerUnsavedWork: RegisterUnsavedWork
}

/** Keeps a draft over a reload. */
export interface KeptDraft<Draft> {
  readonly read: () => Draft | null
  /** Stores the draft. Null: there is nothing to keep any more. */
  readonly write: (draft: Draft | null) => void
}

const ofClient = new WeakMap<Client, Drafts>()

/**
 * The drafts of the page, kept in memory while the user visits other pages. While there is one, it counts as unsaved
 * work.
 */
export function draftsOf({ client, registerUnsavedWork }: DraftOwner): Drafts {
  const known = ofClient.get(client)
  if (known) return known
  const drafts = new Map<string, unknown>()
  let unregister: (() => void) | undefined
  const made: Drafts = {
    get: (key) => drafts.get(key),
    set(key, draft) {
      if (draft === undefined) drafts.delete(key)
      else drafts.set(key, draft)
      if (drafts.size > 0) unregister ??= registerUnsavedWork(() => true)
      else {
        unregister?.()
        unregister = undefined
      }
    },
  }
  ofClient.set(client, made)
  return made
}

/**
 * State that survives navigation within the page. Set it to `empty` once it is sent or thrown away.
 * @param key Names the place and the item, such as `answer ticket-7`. Only the first key of a component is used.
 * @param kept Keeps it over a reload as well.
 */
export function useDraftOf<Draft>(
  owner: DraftOwner,
  key: string,
  empty: Draft,
  kept?: KeptDraft<Draft> | null,
) {
  const drafts = draftsOf(owner)
  const [{ at, initial }] = useState({ at: key, initial: empty })
  const [draft, setDraft] = useState(
    () => (drafts.get(at) as Draft | undefined) ?? kept?.read() ?? initial,
  )
  const write = (next: Draft) => {
    const isEmpty = JSON.stringify(next) === JSON.stringify(initial)
    drafts.set(at, isEmpty ? undefined : next)
    kept?.write(isEmpty ? null : next)
    setDraft(next)
  }
  return [draft, write] as const
}
