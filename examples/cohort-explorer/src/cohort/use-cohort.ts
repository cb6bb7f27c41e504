import { useCallback, useEffect, useState } from 'react'
import type { Place } from '../place/place.ts'
import { usePlace } from '../place/use-place.ts'
import { patientsOf, readPatients, type CohortFile, type Patient } from './patients.ts'

export type Cohort =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly patients: readonly Patient[] }
  /** `signedOut`: the request was refused with 401. It is sent again after a new sign-in. */
  | {
      readonly status: 'failed'
      readonly signedOut: boolean
      readonly supportCode: string
      readonly retry: () => void
    }

const file = new URL('data/cohort.json', document.baseURI).href

/** Loads the patients of the dataset. If the user is signed out, they are loaded after a new sign-in. */
export function useCohort(): Cohort {
  const { fetch, report, onSignedInAgain, state } = usePlace()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setLoaded(null)
    setAttempt((count) => count + 1)
  }, [])
  useEffect(() => {
    let isWanted = true
    const start = async () => {
      const next = await load(fetch, report, attempt)
      if (isWanted) setLoaded(next)
    }
    void start()
    return () => {
      isWanted = false
    }
  }, [fetch, report, attempt])
  // Listen from the start, and not only after a request was refused, because the user may sign in in another tab before
  // the refusal arrives here.
  const isMissing = loaded === null || 'supportCode' in loaded
  useEffect(
    () => (isMissing ? onSignedInAgain(retry) : undefined),
    [isMissing, onSignedInAgain, retry],
  )
  if (loaded === null) return { status: 'loading' }
  if ('supportCode' in loaded) return { status: 'failed', ...loaded, retry }
  return { status: 'loaded', patients: patientsOf(loaded, state.dataset?.id ?? null) }
}

interface NotLoaded {
  readonly signedOut: boolean
  readonly supportCode: string
}
type Loaded = readonly Patient[] | NotLoaded

async function load(
  fetch: Place['fetch'],
  report: Place['report'],
  attempt: number,
): Promise<Loaded> {
  try {
    // A retry bypasses the browser's cache.
    const answer = await fetch(file, { cache: attempt === 0 ? 'default' : 'reload' })
    if (!answer.ok) {
      // The platform's id of the request, which is also in its log.
      const id = answer.headers.get('x-request-id')
      const supportCode = id ?? report(new Error(`The cohort was answered with ${answer.status}`))
      return { signedOut: answer.status === 401, supportCode }
    }
    return readPatients((await answer.json()) as CohortFile)
  } catch (error) {
    return { signedOut: false, supportCode: report(error as Error) }
  }
}
