import { getDataRequest, type DataRequest } from '@vestibule/api-client/data'
import { textOf } from '@vestibule/base/messages/texts'
import { PageHead } from '@vestibule/app-kit/page/page-head'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { Alert } from '@vestibule/ui/alert'
import { Pairs } from '@vestibule/ui/pairs'
import { Part } from '@vestibule/ui/part'
import { Ask } from '../change/ask.tsx'
import { ItemPage } from '../item-page.tsx'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import { decisionsOn } from './decisions.ts'
import { RequestHistory } from './request-history.tsx'

/** `/data/requests/{id}/`: one request, with what has happened to it. Mails lead here. */
export default function DataRequestPage() {
  return (
    <ItemPage
      name="data request"
      load={(client, id) => getDataRequest(client, { id }, { cache: false })}
      words={useAdmin().texts.data.request}
      listHref="/data/requests/"
    >
      {(request) => <OneRequest key={request.id} request={request} />}
    </ItemPage>
  )
}

function OneRequest({ request }: { readonly request: DataRequest }) {
  const admin = useAdmin()
  const { texts } = admin
  const { request: words, requests } = texts.data
  const { user, number, resource, state, approvals } = request
  const heading = words.heading({ number: String(number), resource: resource.name })
  useTitle(heading)
  const { approve, ask, refuse } = decisionsOn(request, admin)
  const isOpen = state === 'submitted' || state === 'returned'
  const day = (given: string | null, none: string) => (given === null ? none : texts.lastDay(given))
  const facts = [
    [words.state, textOf(requests.states, state) ?? state],
    ...(approvals.needed > 1 && isOpen
      ? [[words.steps.approved, requests.approvals(approvals)] as const]
      : []),
    [words.address, <bdi key="address">{user.email}</bdi>],
    [
      words.project,
      request.project === null ? words.none : <bdi key="project">{request.project}</bdi>,
    ],
    [words.until, day(request.last_day, requests.noEnd)],
    ...(request.current_last_day === null
      ? []
      : [[words.now, texts.lastDay(request.current_last_day)] as const]),
    ...(state === 'approved'
      ? [[words.granted, day(request.granted_last_day, texts.data.people.noEnd)] as const]
      : []),
    ...(request.colleagues.length === 0
      ? []
      : [[words.colleagues, texts.items(request.colleagues.map(personName))] as const]),
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
      <Part heading={words.purpose}>
        <p className="vb-data-text">
          <bdi>{request.purpose}</bdi>
        </p>
      </Part>
      <Pairs items={facts} variant="facts" />
      <RequestHistory steps={request.steps} />
    </>
  )
}
