'use client'

import { useSession } from '@vestibule/session/react'
import { App as Documented } from './documented.tsx'

/** What each of the apps shows: the documented heading of the README, and a way out. */
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
