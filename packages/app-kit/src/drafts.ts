import type { Client } from '@vestibule/api-client'
import { useState } from 'react'

/** What the user has entered into forms and not sent, by a key that names the form. */
interface Drafts {
  readonly get: (key: string) => unknown
  /** Keeps the draft of the form with this key. Undefined removes the draft. */
  readonly set: (key: string, draft: unknown) => void
}

/**
 * Registers a function that says whether work would be lost if the page were left. Returns a function that unregisters
 * it.
 */
export type RegisterUnsavedWork = (isUnsaved: () => boolean) => () => void

export interface DraftOwner {
  readonly client: Client
  /** Called when there is a draft. For each client, only the function that is passed first is used. */
  readonly registerUnsavedWork: RegisterUnsavedWork
}

/** Stores a draft so that it survives a reload. */
export interface KeptDraft<Draft> {
  readonly read: () => Draft | null
  /** Stores the draft. Null: removes the stored draft. */
  readonly write: (draft: Draft | null) => void
}

const ofClient = new WeakMap<Client, Drafts>()

/**
 * The drafts of the page, kept in memory while the user visits other pages of the app. As long as there is a draft, the
 * page counts as having unsaved work.
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
 * Returns what the user has entered into a form, and a function that sets it. The draft survives navigation within the
 * page. Set it to `empty` when it is sent or thrown away.
 * @param key Names the form and its item, such as `answer ticket-7`. Only the first key of a component is used.
 * @param kept Stores the draft so that it survives a reload too.
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
