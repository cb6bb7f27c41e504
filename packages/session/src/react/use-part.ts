import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Loaded } from '../core/access/loaded.ts'
import type { Part } from '../core/access/part.ts'

/** One thing that is known about the user; asked for when the first component wants it. */
export function usePart<T>(part: Part<T>): Loaded<T> {
  useEffect(() => part.ensureLoaded(), [part])
  return useStore(part.store)
}
