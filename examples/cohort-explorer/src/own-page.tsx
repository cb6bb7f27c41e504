import type { Client } from '@vestibule/api-client'
import { DocsPanel, DocsProvider } from '@vestibule/docs-panel/react'
import type { Session } from '@vestibule/session'
import {
  SessionExpiry,
  SessionProvider,
  useProfile,
  useResources,
  useSession,
} from '@vestibule/session/react'
import { sessionTexts as arabic } from '@vestibule/session/texts/ar'
import { AppBar } from '@vestibule/ui/app-bar'
import { Lockup } from '@vestibule/ui/lockup'
import { ToastProvider } from '@vestibule/ui/toast'
import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { App } from './app.tsx'
import type { Screen } from './cohort/view.ts'
import { appName, type PagePlace } from './place/page-place.ts'
import { textsOf } from './texts.ts'

export interface OwnPageProps {
  readonly place: PagePlace
  readonly home: Screen
  readonly client: Client
  readonly session: Session
}

/**
 * The app on a page of its own. It adds what the shell provides otherwise: a bar that leads back, the session's dialog,
 * and documentation.
 */
export function OwnPage({ client, session, place, home }: OwnPageProps) {
  const { language } = place.getSnapshot()
  const { texts } = textsOf(language)
  return (
    <SessionProvider session={session}>
      <ToastProvider>
        <AppBar
          brand={
            <Lockup
              size="bar"
              name="Cohort Explorer"
              href={place.home ?? '/'}
              aria-label={`Cohort Explorer, ${texts.home}`}
            />
          }
        >
          <DatasetName place={place} />
        </AppBar>
        <SessionExpiry texts={language === 'ar' ? arabic : {}} />
        <SignedIn>
          <Documented client={client}>
            <App place={place} home={home} hasNotes />
          </Documented>
        </SignedIn>
      </ToastProvider>
    </SessionProvider>
  )
}

/** The dataset in the bar. Its id is shown until the list of datasets has loaded. */
function DatasetName({ place }: { place: PagePlace }) {
  const { dataset } = useSyncExternalStore(place.subscribe, place.getSnapshot)
  const { datasets } = useResources()
  const name = datasets.find(({ id }) => id === dataset?.id)?.displayName
  useEffect(() => {
    if (name !== undefined) place.nameDataset(name)
  }, [place, name])
  return dataset && <strong className="ce-dataset">{dataset.displayName}</strong>
}

/** Hides the app from users who are not signed in. The session redirects them to the sign-in page. */
function SignedIn({ children }: { children: ReactNode }) {
  const { status } = useSession()
  return status === 'unknown' || status === 'signedOut' || status === 'signInTab' ? null : children
}

/** Provides documentation about the parts of the app to users who may read it. */
function Documented({ client, children }: { client: Client; children: ReactNode }) {
  const { profile, isExternal, isDocsAdmin, docsPartners } = useProfile()
  const user = profile && { id: profile.id, isInternal: !isExternal, isDocsAdmin, docsPartners }
  return (
    <DocsProvider client={client} user={user} appName={appName}>
      {children}
      <DocsPanel />
    </DocsProvider>
  )
}
