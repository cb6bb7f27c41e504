import { useRead, useStore } from '@vestibule/base/react/use-read'
import { useToast } from '@vestibule/ui/toast'
import { createContext, useCallback, useEffect, useMemo, useState } from 'react'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { personalOf, type Personal } from './create-personal.ts'
import { shownPins } from './create-pins.ts'

export function usePersonal(): Personal {
  return personalOf(useShell().client)
}

/** Which apps are pinned, and the function that pins or unpins one, for all pin buttons of a page. */
export interface Pinning {
  readonly pinned: ReadonlySet<string>
  /** Pins or unpins an app, and tells the user if that fails. The function is the same in each render. */
  readonly toggle: (appId: string) => Promise<void>
}

/** Returns what the pin buttons of a page need; null while it is not known which apps are pinned. */
export function usePinning(): Pinning | null {
  const { pins } = usePersonal()
  const { pinFailed } = useTexts().home.personal
  const toast = useToast()
  const state = useStore(pins.store)
  const isKnown = useStore(pins.read, ({ status }) => status === 'loaded')
  useEffect(() => {
    if (pins.read.getSnapshot().status === 'idle') void pins.read.load()
  }, [pins])
  const pinned = useMemo(() => new Set(shownPins(state)), [state])
  const toggle = useCallback(
    async (app: string) => {
      const isPinned = !shownPins(pins.store.getSnapshot()).includes(app)
      const failure = await pins.change({ app, isPinned })
      if (failure) toast.error(failure.message ?? pinFailed, { id: 'pin' })
    },
    [pins, toast, pinFailed],
  )
  return useMemo(() => (isKnown ? { pinned, toggle } : null), [isKnown, pinned, toggle])
}

/**
 * Tells the server that the user has opened an app, again whenever the app or the dataset of the page changes. An
 * `appId` of null sends nothing.
 */
export function useRecordOpened(appId: string | null, datasetId: string | null) {
  const { opened } = usePersonal()
  useEffect(() => {
    if (appId !== null) void opened(appId, datasetId)
  }, [opened, appId, datasetId])
}

/** The state of the user's personal lists on the home page. */
export interface PersonalLists {
  /**
   * Whether all lists are loaded or have failed, or the time for loading them is over. Until then the page can wait, so
   * that nothing moves when a list arrives.
   */
  readonly isReady: boolean
  /** The lists that could not be loaded, or were not loaded in time. */
  readonly failed: readonly PersonalList[]
  /**
   * The lists that were not loaded in time. They stay hidden until `retry` is called or the user opens the home page
   * again.
   */
  readonly late: readonly PersonalList[]
  readonly retry: () => void
}

export const personalLists = ['recent', 'pins', 'announcements', 'ended'] as const
export type PersonalList = (typeof personalLists)[number]

/** How long the home page waits for the personal lists, in milliseconds. */
const waitMs = 2000

/**
 * The lists that were not loaded in time. They stay hidden, because they would push down what the user is already
 * reading.
 */
export const LateListsContext = createContext<readonly PersonalList[]>([])

/** Loads the user's personal lists, again whenever the user opens the home page. */
export function usePersonalLists(): PersonalLists {
  const personal = usePersonal()
  const reads = useMemo(
    () => ({
      recent: personal.recent,
      pins: personal.pins.read,
      announcements: personal.announcements,
      ended: personal.ended,
    }),
    [personal],
  )
  const states = {
    recent: useRead(reads.recent).status,
    pins: useRead(reads.pins).status,
    announcements: useRead(reads.announcements).status,
    ended: useRead(reads.ended).status,
  }
  const [isOverdue, setOverdue] = useState(false)
  const [late, setLate] = useState<readonly PersonalList[]>([])
  useEffect(() => {
    const timer = setTimeout(() => {
      setOverdue(true)
      setLate(personalLists.filter((list) => reads[list].getSnapshot().status === 'loading'))
    }, waitMs)
    return () => clearTimeout(timer)
  }, [reads])
  useEffect(() => {
    for (const list of personalLists) {
      const { status } = reads[list].getSnapshot()
      if (status === 'loaded' || status === 'failed') void reads[list].refresh()
    }
  }, [reads])
  const retry = useCallback(() => {
    setLate([])
    for (const list of personalLists) {
      if (reads[list].getSnapshot().status !== 'loaded') void reads[list].load()
    }
  }, [reads])
  return {
    isReady: isOverdue || personalLists.every((list) => states[list] !== 'loading'),
    failed: personalLists.filter((list) => states[list] === 'failed' || late.includes(list)),
    late,
    retry,
  }
}
