import { createClient, getProfile, getRoles } from '@vestibule/api-client'
import {
  DocNote,
  DocsAdminTools,
  DocsPanel,
  DocsProvider,
  type DocsProviderProps,
  useDocs,
} from '@vestibule/docs-panel/react'
import '@vestibule/docs-panel/styles.css'
import { LiveRegion } from '@vestibule/ui/live-region'
import { ToastProvider } from '@vestibule/ui/toast'
import '@vestibule/ui/styles.css'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const client = createClient()
const elements = [
  ['home.apps', 'Apps'],
  ['home.datasets', 'Datasets'],
  ['home.search', 'Search'],
  ['home.banner', 'Banner'],
] as const

async function readUser(): Promise<DocsProviderProps['user']> {
  const profile = await getProfile(client)
  const roles = await getRoles(client, { appName: 'shell' })
  if (profile.kind !== 'loaded') return null
  const { id, organization_info } = profile.value
  const held = roles.kind === 'loaded' ? roles.value : []
  return {
    id,
    isInternal: organization_info.is_internal,
    isDocsAdmin: held.some(({ role }) => role === 'docs-admin'),
  }
}

function LeaveButton() {
  const { confirmLeave } = useDocs()
  const [answer, setAnswer] = useState('')
  const ask = async () => setAnswer((await confirmLeave()) ? 'may leave' : 'stays')
  // The test calls this function. It cannot press a button here, because the panel makes the rest
  // of the page inert.
  Object.assign(window, { askToLeave: () => void ask() })
  return <output>{answer}</output>
}

/**
 * A page with notes, like a page of an app. `?notes=200` adds 200 more notes, `?partner=` sets the
 * data partner.
 */
function NotesPage({ user }: Pick<DocsProviderProps, 'user'>) {
  const search = new URLSearchParams(window.location.search)
  const count = Number(search.get('notes') ?? 0)
  return (
    <LiveRegion>
      <ToastProvider>
        <DocsProvider
          client={client}
          user={user}
          appName="shell"
          dataPartnerId={search.get('partner')}
        >
          <header>
            <DocsAdminTools />
            <LeaveButton />
          </header>
          <main>
            <h1>Notes</h1>
            {elements.map(([id, label]) => (
              <h2 key={id}>
                <DocNote id={id} label={label}>
                  {label}
                </DocNote>
              </h2>
            ))}
            {Array.from({ length: count }, (_, index) => (
              <DocNote key={index} id={`many.${index}`} label={`Element ${index}`} />
            ))}
          </main>
          <DocsPanel />
        </DocsProvider>
      </ToastProvider>
    </LiveRegion>
  )
}

const { searchParams } = new URL(window.location.href)
document.documentElement.dataset['theme'] = searchParams.get('theme') ?? 'light'
document.documentElement.dir = searchParams.get('dir') ?? 'ltr'
const root = createRoot(document.querySelector('#root') as HTMLElement)
const user = await readUser()
root.render(
  <StrictMode>
    <NotesPage user={user} />
  </StrictMode>,
)
document.body.dataset['ready'] = ''
