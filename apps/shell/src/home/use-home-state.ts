import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readHomeState, writeHomeState, type HomeChoices, type HomeState } from './home-state.ts'

/** Pause in typing after which the search goes into the address: browsers limit how often it may change. */
const settleMs = 300

export interface UseHomeState {
  readonly state: HomeState
  /** Of the state, and the same object while only the query changes: a key stroke renders no list. */
  readonly choices: HomeChoices
  /** Changes parts of the state; a change of the tab is a step for the Back button. */
  readonly update: (change: Partial<HomeState>) => void
}

/**
 * The state of the home page. It changes at once; the address follows, and leads where it changes
 * otherwise, by Back for instance.
 */
export function useHomeState(): UseHomeState {
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
    // The router may skip addresses that were overtaken by another.
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
    const timer = setTimeout(() => write(false), settleMs)
    return () => clearTimeout(timer)
  }, [query, write])

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

/** What of an address is about the home page. */
function ownPart(params: URLSearchParams): string {
  return writeHomeState(new URLSearchParams(), readHomeState(params)).toString()
}
