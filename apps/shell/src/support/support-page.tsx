import { useRead, useStore } from '@vestibule/base/react/use-read'
import { safeNext } from '@vestibule/api-client'
import { datasetIdIn } from '@vestibule/session'
import { useProfile, useResources } from '@vestibule/session/react'
import { LinkButton } from '@vestibule/ui/link-button'
import { ErrorState } from '@vestibule/ui/error-state'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { elements } from '../docs/element-id.ts'
import { PageHead } from '../frame/page-head.tsx'
import { PageLoading } from '../frame/page-loading.tsx'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { supportOf, type Support } from './create-support.ts'
import { ExternalSupport } from './external-support.tsx'
import './support.css'
import { createTicketDrafts } from './ticket-draft-storage.ts'
import { TicketForm } from './ticket-form.tsx'
import { TicketList } from './ticket-list.tsx'
import { usePageWords } from './page-words.ts'
import { TicketView } from './ticket-view.tsx'

/** `/support`: the user's tickets, or a link if they are kept in another system. */
export default function SupportPage() {
  const {
    client,
    session: { clock },
  } = useShell()
  const support = supportOf(client)
  const userId = useProfile().profile?.id
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const datasetId = datasetIdIn(pathname)
  const texts = useTexts().pages.support
  useTitle(texts.title)
  const from = safeNext(params.get('from') ?? '')
  const subject = texts.accessTo({ page: usePageWords(from ?? '/') })
  const asksForAccess = params.get('ask') === 'access'
  const { status } = useResources()
  useEffect(() => {
    const storage = () => window.sessionStorage
    if (userId) support.keepIn(createTicketDrafts({ storage, userId, datasetId, clock }))
  }, [support, userId, datasetId, clock])
  // The subject of the ticket names the page to which the user wants access. Its name is known when the user's list of
  // apps and datasets has loaded.
  const isNamed = userId !== undefined && status !== 'loading'
  useEffect(() => {
    if (asksForAccess && isNamed) support.begin({ category: 'access', subject })
  }, [support, asksForAccess, isNamed, subject])
  return (
    <div className="sh-support">
      <PageHead
        heading={texts.heading}
        note={elements.support}
        lead={texts.lead}
        actions={
          params.has('ticket') && (
            <LinkButton size="md" href={pathname}>
              {texts.writeAnother}
            </LinkButton>
          )
        }
      />
      <SupportContent support={support} />
    </div>
  )
}

function SupportContent({ support }: { support: Support }) {
  const system = useRead(support.system)
  if (system.status === 'loading') return <PageLoading />
  if (system.status === 'failed') {
    return <ErrorState onRetry={() => void support.system.load()}>{system.message}</ErrorState>
  }
  if (system.value.system === 'external') return <ExternalSupport url={system.value.url} />
  return <Tickets support={support} />
}

/** The list of tickets, and beside it the ticket that is open or the form for a new one. */
function Tickets({ support }: { support: Support }) {
  const [params] = useSearchParams()
  const openId = params.get('ticket')
  const tickets = useStore(support.tickets)
  const open =
    tickets.status === 'loaded' ? tickets.value.find(({ id }) => id === openId) : undefined
  return (
    <div className="sh-support-columns" data-open={open ? '' : undefined}>
      {open ? <TicketView key={open.id} ticket={open} /> : <TicketForm support={support} />}
      <TicketList tickets={support.tickets} openId={open?.id ?? null} />
    </div>
  )
}
