import { type ItemOf, type ValueFrom, isOpenRequest } from '@vestibule/api-client/contract'
import { textOf } from '@vestibule/base/messages/texts'
import { Pairs, type PairsProps } from '@vestibule/ui/pairs'
import { Part } from '@vestibule/ui/part'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import './data.css'

interface RequestDetailsProps {
  readonly request: ValueFrom<'getDataRequest'> | ItemOf<'listOwnRequests'>
  /** Further facts, which only some readers of the page see. */
  readonly facts?: PairsProps['items']
}

/**
 * Shows what was asked for, the state of the request, and what has happened to it. Apart from `facts`, the person who
 * asks and those who decide see the same.
 */
export function RequestDetails({ request, facts }: RequestDetailsProps) {
  const { texts, now } = useAdmin()
  const { request: words, requests, people } = texts.data
  const { state, approvals, project, colleagues } = request
  const day = (given: string | null, none: string) => (given === null ? none : texts.lastDay(given))
  const items: PairsProps['items'] = [
    [words.state, textOf(requests.states, state) ?? state],
    ...(approvals.needed > 1 && isOpenRequest(state)
      ? [[words.steps.approved, requests.approvals(approvals)] as const]
      : []),
    [words.project, project === null ? words.none : <bdi key="project">{project}</bdi>],
    [words.until, day(request.last_day, requests.noEnd)],
    ...(state === 'approved'
      ? [[words.granted, day(request.granted_last_day, people.noEnd)] as const]
      : []),
    ...(colleagues.length === 0
      ? []
      : [[words.colleagues, texts.items(colleagues.map(personName))] as const]),
    ...(facts ?? []),
  ]
  return (
    <>
      <Part title={words.purpose}>
        <Written>{request.purpose}</Written>
      </Part>
      <Pairs items={items} variant="facts" />
      <Part title={words.history}>
        <ol className="adm-data-steps">
          {request.steps.map(({ at, what, text }) => (
            <li key={at + what}>
              <span>{textOf(words.steps, what) ?? what}</span>{' '}
              <span className="adm-muted">{texts.moment(at, now)}</span>
              {text !== null && <Written>{text}</Written>}
            </li>
          ))}
        </ol>
      </Part>
    </>
  )
}

/** A text that a person has written, with its line breaks. */
const Written = ({ children }: { readonly children: string }) => (
  <p className="adm-data-text">
    <bdi>{children}</bdi>
  </p>
)
