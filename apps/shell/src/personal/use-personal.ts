import { useRead, useStore } from '@vestibule/base/react/use-read'
import { useToast } from '@vestibule/ui/toast'
import { createContext, useCallback, useEffect, useMemo, useState } from 'react'
import { useWritesOff } from '../connection/use-connection.ts'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { personalOf, type Personal } from './create-personal.ts'
import { shownPins } from './create-pins.ts'

export function usePersonal(): Personal {
  return personalOf(useShell().client)
}

/** What the pin buttons of a page show and do. */
export interface Pinning {
  readonly pinned: ReadonlySet<string>
  /** Pins an app, or no longer. Tells the user if that fails. The same function while the network stays as it is. */
  readonly toggle: (appId: string) => Promise<void>
}

/** For the pin buttons of a page; null until it is known which apps are pinned. */
export function usePinning(): Pinning | null {
  const { pins } = usePersonal()
  const { pinFailed } = useTexts().home.personal
  const writesOff = useWritesOff()
  const toast = useToast()
  const state = useStore(pins.store)
  const isKnown = useStore(pins.read, ({ status }) => status === 'loaded')
  useEffect(() => {
    if (pins.read.getSnapshot().status === 'idle') void pins.read.load()
  }, [pins])
  const pinned = useMemo(() => new Set(shownPins(state)), [state])
  const toggle = useCallback(
    async (app: string) => {
      if (writesOff !== null) {
        toast.warning(writesOff, { id: 'pin' })
        return
      }
      const isPinned = !shownPins(pins.store.getSnapshot()).includes(app)
      const failure = await pins.change({ app, isPinned })
      if (failure) toast.error(failure.message ?? pinFailed, { id: 'pin' })
    },
    [pins, writesOff, toast, pinFailed],
  )
  return useMemo(() => (isKnown ? { pinned, toggle } : null), [isKnown, pinned, toggle])
}

/** Records that the user has opened an app, once per app and dataset. */
export function useRecordOpened(appId: string | null, datasetId: string | null) {
  const { opened } = usePersonal()
  useEffect(() => {
    if (appId !== null) void opened(appId, datasetId)
  }, [opened, appId, datasetId])
}

/** What the home page shows of the user's own lists. */
export interface PersonalLists {
  /** False while a list is on its way, so that nothing moves when it comes. */
  readonly isReady: boolean
  /** The lists that could not be loaded, or not in time. */
  readonly failed: readonly PersonalList[]
  /** Those of them that the page no longer waits for. They are shown after `retry`, or with the next visit. */
  readonly late: readonly PersonalList[]
  readonly retry: () => void
}

export const personalLists = ['recent', 'pins', 'announcements'] as const
export type PersonalList = (typeof personalLists)[number]

/** After this time the page no longer waits for the user's own lists. */
const waitMs = 2000

/** The lists that were late. If they were shown when they come, they would push away what the user reads by then. */
export const LateListsContext = createContext<readonly PersonalList[]>([])

/** Asks for the user's own lists. They are asked for again with each visit of the home page. */
export function usePersonalLists(): PersonalLists {
  const personal = usePersonal()
  const reads = useMemo(
    () => ({
      recent: personal.recent,
      pins: personal.pins.read,
      announcements: personal.announcements,
    }),
    [personal],
  )
  const states = {
    recent: useRead(reads.recent).status,
    pins: useRead(reads.pins).status,
    announcements: useRead(reads.announcements).status,
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
