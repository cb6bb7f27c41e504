'use client'

import { useSession } from '@vestibule/session/react'
import { App as Documented } from './documented.tsx'

/** Content of all platform apps: the documented heading from the README, and a sign-out button. */
export function App() {
  const { status, signOut } = useSession()
  return (
    <main>
      <h1>Cohort explorer</h1>
      <p>Session: {status}</p>
      <Documented />
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </main>
  )
}
