import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { readHomeState, writeHomeState, type HomeChoices, type HomeState } from './home-state.ts'

/**
 * How long a pause in typing must be before the search is written into the URL, in milliseconds. Browsers limit how
 * often a page may change the URL.
 */
const settleMs = 300

export interface UseHomeState {
  readonly state: HomeState
  /**
   * The state of the home page without the search text. It stays the same object while only the search text changes, so
   * that key strokes do not render the lists.
   */
  readonly choices: HomeChoices
  /** Changes parts of the state. Only a change of the tab adds an entry to the history. */
  readonly update: (change: Partial<HomeState>) => void
}

/**
 * The state of the home page. A change applies at once, and is then written into the URL. If something else changes the
 * URL, such as the Back button, the state follows the URL.
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
    // The router may skip a URL that is quickly replaced by another. So the query that arrives here may be any of those
    // that this page has written; then keep the state.
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
      // The user may have opened another page whose code is still loading. Writing the URL now would bring the user
      // back.
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

/** Whether the browser's URL has this path. The router may not have rendered the newest URL yet. */
function isAt(pathname: string): boolean {
  return new URL(pathname, window.location.origin).pathname === window.location.pathname
}

/** The query reduced to the parameters of the home page. */
function ownPart(params: URLSearchParams): string {
  return writeHomeState(new URLSearchParams(), readHomeState(params)).toString()
}
