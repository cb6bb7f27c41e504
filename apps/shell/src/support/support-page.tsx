import { DocNote } from '@vestibule/docs-panel/react'
import { datasetIdIn } from '@vestibule/session'
import { useProfile } from '@vestibule/session/react'
import { ErrorState } from '@vestibule/ui/error-state'
import { Heading } from '@vestibule/ui/heading'
import { Text } from '@vestibule/ui/text'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { elements } from '../docs/element-id.ts'
import { PageLoading } from '../frame/page-loading.tsx'
import { useTitle } from '../frame/use-title.ts'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { supportOf, type Support } from './create-support.ts'
import { ExternalSupport } from './external-support.tsx'
import './support.css'
import { createTicketDrafts } from './ticket-draft-storage.ts'
import { TicketForm } from './ticket-form.tsx'
import { TicketList } from './ticket-list.tsx'

/** `/support`: tickets where they are kept here, the way to the other system where they are not. */
export default function SupportPage() {
  const { client } = useShell()
  const support = supportOf(client)
  const userId = useProfile().profile?.id
  const datasetId = datasetIdIn(useLocation().pathname)
  const texts = useTexts().pages.support
  useTitle(texts.title)
  useEffect(() => void support.load(), [support])
  useEffect(() => {
    const storage = () => window.sessionStorage
    if (userId) support.keepIn(createTicketDrafts({ storage, userId, datasetId }))
  }, [support, userId, datasetId])
  return (
    <div className="vb-support">
      <div className="vb-support-head">
        <Heading level={1} size="lg" tabIndex={-1}>
          <DocNote id={elements.support} label={texts.heading}>
            {texts.heading}
          </DocNote>
        </Heading>
        <Text size="md" tone="muted">
          {texts.lead}
        </Text>
      </div>
      <SupportContent support={support} />
    </div>
  )
}

function SupportContent({ support }: { support: Support }) {
  const { pages, chrome } = useTexts()
  const { system, tickets } = useStore(support.store)
  if (system.status === 'loading') return <PageLoading />
  if (system.status === 'failed') {
    return (
      <ErrorState
        title={pages.failed.heading}
        onRetry={() => void support.load()}
        labels={{ retry: chrome.retry }}
      >
        {system.message}
      </ErrorState>
    )
  }
  if (system.data.system === 'external') return <ExternalSupport url={system.data.url} />
  return (
    <div className="vb-support-columns">
      <TicketForm support={support} />
      <TicketList tickets={tickets} onRetry={() => void support.loadTickets()} />
    </div>
  )
}
