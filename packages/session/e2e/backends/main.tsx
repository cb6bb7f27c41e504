import { createSession } from '@vestibule/session'
import { SessionExpiry, SessionProvider, useSession } from '@vestibule/session/react'
import '@vestibule/session/styles.css'
import '@vestibule/ui/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
// The test puts a code block of the README in place of this module.
import * as recipe from 'readme:backend'

const session = createSession({ backend: recipe.backend })

/**
 * A request of the app itself. If the backend uses tokens, the request carries the user's token.
 */
async function listPatients(): Promise<number> {
  const user = await recipe.userManager?.getUser()
  const headers: HeadersInit = user ? { Authorization: `Bearer ${user.access_token}` } : {}
  return (await session.fetch('/api/patients', { headers })).status
}

function App() {
  const { status, isUnreachable, signOut } = useSession()
  const [answer, setAnswer] = useState<number>()
  const ask = async () => setAnswer(await listPatients())
  return (
    <main>
      <h1>Patients</h1>
      <p>
        Status: {status}
        {isUnreachable && ', unreachable'}; user: {session.store.getSnapshot().userId ?? 'unknown'}
      </p>
      <button onClick={() => void ask()}>Ask</button>
      <button onClick={() => void signOut()}>Sign out</button>
      {answer !== undefined && <p>Answer: {answer}</p>}
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <SessionProvider session={session}>
    <SessionExpiry />
    <App />
  </SessionProvider>,
)
