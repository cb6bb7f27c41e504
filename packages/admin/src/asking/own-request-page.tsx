import { dataOf } from '@vestibule/api-client/data'
import type { ItemOf } from '@vestibule/api-client/contract'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { Alert } from '@vestibule/ui/alert'
import { EmptyState } from '@vestibule/ui/empty-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { PageLoading } from '@vestibule/app-kit/page/page-loading'
import { useParams } from 'react-router-dom'
import { Ask } from '../change/ask.tsx'
import { RequestDetails } from '../data/request-details.tsx'
import { Loaded } from '../loaded.tsx'
import { useAdmin } from '../use-admin.ts'
import { useCall } from '../use-call.ts'
import { changesOfOwn } from './own-changes.ts'

/** `/requests/{id}/`: one of the user's own requests. Mails to the user link here. */
export default function OwnRequestPage() {
  const { texts } = useAdmin()
  const { id } = useParams()
  const words = texts.asking.request
  const requests = useCall('own requests', (client) =>
    dataOf(client).listOwnRequests({ cache: false }),
  )
  return (
    <Loaded of={requests} loading={<PageLoading label={texts.loading} />} title={false} level={1}>
      {(all) => {
        const request = all.find((one) => one.id === id)
        if (request) return <OneRequest key={request.id} request={request} />
        return (
          <EmptyState
            art
            level={1}
            title={texts.data.request.notFound}
            actions={
              <LinkButton size="md" href="/requests/">
                {words.back}
              </LinkButton>
            }
          >
            {words.notFoundText}
          </EmptyState>
        )
      }}
    </Loaded>
  )
}

function OneRequest({ request }: { readonly request: ItemOf<'listOwnRequests'> }) {
  const admin = useAdmin()
  const { texts } = admin
  const own = texts.asking
  const { number, resource, state } = request
  const heading = texts.data.request.heading({ number: String(number), resource: resource.name })
  useTitle(heading)
  const { answer, withdraw } = changesOfOwn(request, admin)
  const isApproved = state === 'approved'
  const question = request.steps.findLast(({ what }) => what === 'returned')
  const dataset = resource.id.slice(resource.id.indexOf(':') + 1)
  return (
    <>
      <PageHead
        heading={heading}
        lead={state === 'submitted' && own.request.who}
        back={{ href: '/requests/', label: own.request.back }}
        actions={
          <>
            {isApproved && resource.kind !== 'AppResource' && (
              <LinkButton size="md" href={`/datasets/${encodeURIComponent(dataset)}`}>
                {own.request.open}
              </LinkButton>
            )}
            <Ask change={answer} size="md" variant="primary" />
            <Ask change={withdraw} size="md" variant="ghost" />
          </>
        }
      />
      {state === 'returned' && question && (
        <Alert
          tone="warning"
          title={own.own.question({ number: String(number), resource: resource.name })}
        >
          <bdi>{question.text}</bdi>
        </Alert>
      )}
      <RequestDetails request={request} />
    </>
  )
}
