import { useSignedInAgain } from '@vestibule/session/react'
import { useState } from 'react'

export function AskForm({ ask }: { ask: () => Promise<string | null> }) {
  const [problem, setProblem] = useState<string | null>(null)
  useSignedInAgain(() => setProblem(problem && 'You are signed in again. Send it once more.'))
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <button onClick={async () => setProblem(await ask())}>Ask</button>
    </>
  )
}
