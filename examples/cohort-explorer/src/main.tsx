import { createClient } from '@vestibule/api-client'
import { createSession } from '@vestibule/session'
import { connectToShell } from '@vestibule/session/frame'
import { createRoot } from 'react-dom/client'
import '@vestibule/ui/styles.css'
import '@vestibule/ui/base.css'
import '@vestibule/session/styles.css'
import '@vestibule/docs-panel/styles.css'
import { App } from './app.tsx'
import './app.css'
import { OwnPage } from './own-page.tsx'
import { framePlace } from './place/frame-place.ts'
import { appName, baseOf, pagePlace } from './place/page-place.ts'
import { homeOf } from './place/home-of.ts'

const root = createRoot(document.getElementById('root') as HTMLElement)
const base = baseOf(document)
const home = homeOf(base)

/** The platform's origin, which the server of the app writes into the page; see the README. */
const origin = document.querySelector<HTMLMetaElement>('meta[name=platform-origin]')?.content
const shell = origin ? await connectToShell({ origin }) : null

if (shell) root.render(<App place={framePlace(shell)} home={home} />)
else {
  const client = createClient()
  const session = createSession({ client, appName })
  root.render(
    <OwnPage
      client={client}
      session={session}
      place={pagePlace(client, session, base)}
      home={home}
    />,
  )
}
