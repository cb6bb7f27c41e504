import { useState } from 'react'
import type { AdminServices } from './services.ts'
import { useServices } from './services.ts'

/** What an administrator has written and not sent, by the place where it was written. */
interface Drafts {
  readonly get: (key: string) => unknown
  /** Undefined removes the draft. */
  readonly set: (key: string, draft: unknown) => void
}

const ofClient = new WeakMap<object, Drafts>()

/**
 * The drafts of the page, kept in memory while the user visits other pages. While there is one, it counts as unsaved
 * work: the end of a session keeps the page, and the browser asks before the tab is closed.
 */
function draftsOf({ client, registerUnsavedWork }: AdminServices): Drafts {
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
 * State that survives navigation, Escape and the end of the session. Set it to `empty` once it is sent or thrown away.
 * @param key Names the place and the item, such as `answer ticket-7`. Only the first key of a component is used.
 */
export function useDraft<Draft>(key: string, empty: Draft) {
  const drafts = draftsOf(useServices())
  const [{ at, initial }] = useState({ at: key, initial: empty })
  const [draft, setDraft] = useState(() => (drafts.get(at) as Draft | undefined) ?? initial)
  const write = (next: Draft) => {
    const isEmpty = JSON.stringify(next) === JSON.stringify(initial)
    drafts.set(at, isEmpty ? undefined : next)
    setDraft(next)
  }
  return [draft, write] as const
}
