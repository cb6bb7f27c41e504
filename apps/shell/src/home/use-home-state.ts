import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { readHomeState, writeHomeState, type HomeChoices, type HomeState } from './home-state.ts'

/**
 * Debounce: milliseconds without typing before the search is written into the URL. Browsers limit how often the URL may
 * change.
 */
const settleMs = 300

export interface UseHomeState {
  readonly state: HomeState
  /** Keeps its identity while only the query changes, so that a key stroke renders no list. */
  readonly choices: HomeChoices
  /** Changes parts of the state. Only a change of the tab adds a history entry. */
  readonly update: (change: Partial<HomeState>) => void
}

/**
 * The state of the home page. A change applies at once and is then written into the URL. If something else changes the
 * URL, for instance Back, the state follows it.
 */
export function useHomeState(): UseHomeState {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const [state, setState] = useState(() => readHomeState(params))
  const latest = useRef({ state, params })
  const written = useRef<string[]>([])

  const write = useCallback(
    (isStep: boolean) => {
      const next = writeHomeState(latest.current.params, latest.current.state)
      if (next.toString() === latest.current.params.toString()) return
      latest.current.params = next
      written.current.push(next.toString())
      setParams(next, { replace: !isStep, preventScrollReset: true })
    },
    [setParams],
  )

  useEffect(() => {
    // The router may skip a URL that is quickly replaced by another, so any of our own writes may arrive here.
    const own = written.current.indexOf(params.toString())
    written.current.splice(0, own + 1)
    if (own >= 0 || params === latest.current.params) return
    const isOurs = ownPart(params) !== ownPart(latest.current.params)
    latest.current.params = params
    if (!isOurs) return
    latest.current.state = readHomeState(params)
    setState(latest.current.state)
  }, [params])

  const { query } = state
  useEffect(() => {
    if (query.trim() === readHomeState(latest.current.params).query) return undefined
    const timer = setTimeout(() => {
      // The user may have opened another page whose code is still loading. Writing now would navigate back.
      if (isAt(pathname)) write(false)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [pathname, query, write])

  const update = useCallback(
    (change: Partial<HomeState>) => {
      const before = latest.current.state
      latest.current.state = { ...before, ...change }
      setState(latest.current.state)
      const isTyping = Object.keys(change).length === 1 && change.query !== undefined
      if (!isTyping) write(change.tab !== undefined && change.tab !== before.tab)
    },
    [write],
  )

  const choices = useChoices(state)
  return useMemo(() => ({ state, choices, update }), [state, choices, update])
}

function useChoices(state: HomeState): HomeChoices {
  const { tab, productLines, categories, dataTypes, datasetTypes, kinds, unavailable } = state
  return useMemo(
    () => ({ tab, productLines, categories, dataTypes, datasetTypes, kinds, unavailable }),
    [tab, productLines, categories, dataTypes, datasetTypes, kinds, unavailable],
  )
}

/** Whether the browser's URL has that path, even if the router has not rendered the newest URL yet. */
function isAt(pathname: string): boolean {
  return new URL(pathname, window.location.origin).pathname === window.location.pathname
}

/** The query reduced to the parameters of the home page. */
function ownPart(params: URLSearchParams): string {
  return writeHomeState(new URLSearchParams(), readHomeState(params)).toString()
}
