import { createClient } from '@vestibule/api-client'
import { createSession } from '@vestibule/session'
import {
  SessionExpiry,
  SessionProvider,
  useProfile,
  useSession,
  useUnsavedWork,
} from '@vestibule/session/react'
import '@vestibule/session/styles.css'
import '@vestibule/ui/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const session = createSession({ client: createClient(), appName: 'shell' })

/** An editor whose text would be lost by a reload. */
function Editor() {
  const { status } = useSession()
  const { fullName } = useProfile()
  const [text, setText] = useState('')
  useUnsavedWork(text !== '')
  return (
    <main>
      <h1>Harness</h1>
      <p>
        Status: {status}; user: {fullName || 'unknown'}
      </p>
      <label>
        Notes
        <textarea value={text} onChange={(event) => setText(event.target.value)} />
      </label>
    </main>
  )
}

createRoot(document.getElementById('root')!).render(
  <SessionProvider session={session}>
    <SessionExpiry />
    <Editor />
  </SessionProvider>,
)
