import { useSession, useSessionContext } from '@vestibule/session/react'
import { useState } from 'react'

/** A page that calls the app's own backend; a refused call ends the session. */
export function App() {
  const session = useSessionContext()
  const { status, signOut } = useSession()
  const [patients, setPatients] = useState<string[]>([])
  const load = async () => {
    const answer = await session.fetch('/api/patients')
    setPatients(answer.ok ? ((await answer.json()) as string[]) : [])
  }
  return (
    <main>
      <h1>Patients</h1>
      <p>Session: {status}</p>
      <p>User: {session.store.getSnapshot().userId ?? 'unknown'}</p>
      <p>Patients: {patients.join(', ')}</p>
      <button type="button" onClick={() => void load()}>
        Load
      </button>
      <button type="button" onClick={() => void signOut()}>
        Sign out
      </button>
    </main>
  )
}
