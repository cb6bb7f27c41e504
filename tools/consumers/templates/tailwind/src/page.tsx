import { createSession } from '@vestibule/session'
import { SessionExpiry, SessionProvider } from '@vestibule/session/react'
import { createFakeBrowser } from '@vestibule/session/testing'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { Checkbox } from '@vestibule/ui/checkbox'
import { Heading } from '@vestibule/ui/heading'
import { Tabs } from '@vestibule/ui/tabs'
import { TextField } from '@vestibule/ui/text-field'
import { createRoot } from 'react-dom/client'
import '@vestibule/session/styles.css'
import { lookOf, type Look } from './look.ts'

declare global {
  interface Window {
    look: () => Look[]
  }
}

/** The components that every page of this app shows: the pages differ only by their style sheets. */
const parts = (
  <main>
    <Heading level={1}>Cohorts</Heading>
    <Alert tone="success">Saved</Alert>
    <TextField label="Name" defaultValue="Ada" description="As in the protocol" />
    <Checkbox label="Remember me" />
    <Tabs
      label="Views"
      value="patients"
      onValueChange={() => {}}
      tabs={[
        { id: 'patients', label: 'Patients', panel: 'Three' },
        { id: 'sites', label: 'Sites', panel: 'Two' },
      ]}
    />
    <Button>Plain</Button>
    <Button variant="secondary">Second</Button>
    <Button className="rounded-full">Save</Button>
    <p className="text-muted">Saved a minute ago</p>
  </main>
)

/** A session with the number of minutes left from the address, on a stopped clock. */
async function sessionAt(minutes: number) {
  const browser = createFakeBrowser({ start: Date.UTC(2026, 0, 5, 9) })
  browser.platform.signIn({ id: 'ada' }, 2 * 3_600_000)
  const tab = browser.openTab('/')
  const session = createSession({
    client: browser.platform.connect(),
    window: tab.window,
    clock: tab.clock,
  })
  session.start()
  await browser.settled()
  await browser.advance((120 - minutes) * 60_000)
  return { ...session, start: () => () => {} }
}

const minutes = Number(new URLSearchParams(location.search).get('minutes'))
const session = await sessionAt(minutes)
createRoot(document.getElementById('root')!).render(
  <SessionProvider session={session}>
    <SessionExpiry />
    {parts}
  </SessionProvider>,
)
window.look = () => lookOf(document.body, false)
