import { type ValueFrom, isOpenRequest } from '@vestibule/api-client/contract'
import { dataOf } from '@vestibule/api-client/data'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { Alert } from '@vestibule/ui/alert'
import { Ask } from '../change/ask.tsx'
import { ItemPage } from '../item-page.tsx'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import { decisionsOn } from './decisions.ts'
import { RequestDetails } from './request-details.tsx'

/** `/data/requests/{id}/`: one request for access, with what has happened to it. Mails to data stewards link here. */
export default function DataRequestPage() {
  return (
    <ItemPage
      name="data request"
      load={(client, id) => dataOf(client).getDataRequest({ requestId: id }, { cache: false })}
      words={useAdmin().texts.data.request}
      listHref="/data/requests/"
    >
      {(request) => <OneRequest key={request.id} request={request} />}
    </ItemPage>
  )
}

function OneRequest({ request }: { readonly request: ValueFrom<'getDataRequest'> }) {
  const admin = useAdmin()
  const { texts } = admin
  const { request: words } = texts.data
  const { user, number, resource, approvals } = request
  const heading = words.heading({ number: String(number), resource: resource.name })
  useTitle(heading)
  const { approve, ask, refuse } = decisionsOn(request, admin)
  const isOpen = isOpenRequest(request.state)
  const facts = [
    [words.address, <bdi key="address">{user.email}</bdi>],
    ...(request.current_last_day === null
      ? []
      : [[words.now, texts.lastDay(request.current_last_day)] as const]),
  ] as const
  return (
    <>
      <PageHead
        heading={heading}
        lead={words.lead({ name: personName(user), organization: user.organization.name })}
        back={{ href: '/data/requests/', label: words.back }}
        actions={
          <>
            <Ask change={approve} size="md" variant="primary" />
            <Ask change={ask} size="md" />
            <Ask change={refuse} size="md" variant="ghost" />
          </>
        }
      />
      {isOpen && !request.can_decide && (
        <Alert>{approvals.given > 0 ? words.approvedByYou : words.yours}</Alert>
      )}
      <RequestDetails request={request} facts={facts} />
    </>
  )
}
