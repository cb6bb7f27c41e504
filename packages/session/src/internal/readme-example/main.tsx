import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createClient } from '@vestibule/api-client'
import { createSession } from '@vestibule/session'
import { SessionExpiry, SessionProvider } from '@vestibule/session/react'
import '@vestibule/ui/styles.css'
import '@vestibule/session/styles.css'

const session = createSession({ client: createClient(), appName: 'cohort-explorer' })

createRoot(document.getElementById('root')!).render(
  <SessionProvider session={session}>
    <SessionExpiry />
    <App />
  </SessionProvider>,
)
