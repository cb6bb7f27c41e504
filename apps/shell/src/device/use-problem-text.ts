import { useEffect, useState } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import type { Problem } from './device-machine.ts'

/**
 * Returns the text of a problem; undefined if there is none. For a rate limit, the text counts down the time that is
 * left. `isToken`: a program asks for a token, and not a browser to be signed in.
 */
export function useProblemText(problem: Problem | null, isToken = false): string | undefined {
  const { pages, formats } = useTexts()
  const texts = pages.device
  const seconds = problem?.kind === 'throttled' ? problem.seconds : 0
  const [left, setLeft] = useState({ of: problem, seconds })
  if (left.of !== problem) setLeft({ of: problem, seconds })
  useEffect(() => {
    if (seconds === 0) return undefined
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft({ of: problem, seconds: remaining })
      if (remaining === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [problem, seconds])
  if (problem === null) return undefined
  if (problem.kind === 'refused') return problem.message ?? texts.failed
  if (problem.kind === 'signInAgain') {
    return isToken ? texts.tokenSignInAgainText : texts.signInAgainText
  }
  return left.seconds > 0 ? texts.throttled({ time: formats.duration(left.seconds) }) : undefined
}
