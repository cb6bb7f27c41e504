import { dataOf } from '@vestibule/api-client/data'
import type { ItemOf } from '@vestibule/api-client/contract'
import type { ApiError } from '@vestibule/api-client'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { textOf } from '@vestibule/base/messages/texts'
import { EmptyState } from '@vestibule/ui/empty-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { useSearchParams } from 'react-router-dom'
import { Ask } from '../change/ask.tsx'
import { change } from '../change/change.ts'
import { column, useColumns, type Column } from '../list/columns.tsx'
import { ListView } from '../list/list-view.tsx'
import { TabbedPage } from '../list/tabbed-page.tsx'
import { useList } from '../list/use-list.ts'
import { personName } from '../person-name.ts'
import { useAdmin } from '../use-admin.ts'
import { Holder } from './holder.tsx'

const states = ['open', 'answered'] as const

/** `/data/reviews/`: the reviews in which a data steward says whether access is still needed. */
export default function ReviewsPage() {
  const admin = useAdmin()
  const { texts } = admin
  const words = texts.data.reviews
  const { columns: labels } = words
  const [params] = useSearchParams()
  const state = states.find((one) => one === params.get('state')) ?? 'open'
  const isOpen = state === 'open'
  useTitle(words.heading)
  const list = useList(`access reviews ${state}`, (client, page) =>
    dataOf(client).listAccessReviews({ state, ...page }, { cache: false }),
  )
  const { moment, lastDay } = useColumns()
  const columns: readonly Column<ItemOf<'listAccessReviews'>>[] = [
    column('name', labels.name, ({ user, organization }) => (
      <Holder user={user} organization={organization} />
    )),
    column('dataset', labels.dataset, 'labelled', ({ resource }) => resource.name),
    moment('given', labels.given, 'muted labelled', (one) => one.given_at),
    moment(
      'opened',
      texts.data.people.columns.opened,
      'muted labelled',
      (one) => one.last_opened_at,
      texts.data.people.never,
    ),
    ...(isOpen
      ? [
          lastDay<ItemOf<'listAccessReviews'>>(
            'due',
            labels.due,
            'one labelled',
            (one) => one.last_day,
          ),
        ]
      : [
          column<ItemOf<'listAccessReviews'>>(
            'answer',
            labels.answer,
            'labelled',
            ({ answer, answered_by: by }) => (
              <>
                {textOf(words.answers, answer ?? '') ?? answer}
                {by !== null && <span className="adm-sub">{by}</span>}
              </>
            ),
          ),
          moment<ItemOf<'listAccessReviews'>>(
            'answered',
            labels.answered,
            'muted labelled',
            (one) => one.answered_at,
          ),
        ]),
  ]
  const actions = (review: ItemOf<'listAccessReviews'>) => {
    const { keep, end } = answersTo(review, admin)
    return (
      <>
        <Ask change={keep} />
        <Ask change={end} variant="ghost" />
      </>
    )
  }
  const panel = (
    <ListView
      list={list}
      label={words.heading}
      search={words.search}
      columns={columns}
      actions={isOpen && admin.canChange ? actions : undefined}
      count={words.count}
      empty={
        <EmptyState
          title={words.empty[state]}
          actions={
            <LinkButton variant="secondary" size="md" href="/data/people/">
              {texts.data.sections.people}
            </LinkButton>
          }
        >
          {words.emptyText}
        </EmptyState>
      }
    />
  )
  return (
    <TabbedPage
      heading={words.heading}
      lead={words.lead}
      param="state"
      tabs={states}
      labels={words.states}
      value={state}
      list={list}
    >
      {panel}
    </TabbedPage>
  )
}

/** The two answers that a data steward can give to a review. */
function answersTo(
  review: ItemOf<'listAccessReviews'>,
  { client, texts, now }: ReturnType<typeof useAdmin>,
) {
  const { keep, end } = texts.data.reviews
  const { id, user, organization, resource, can_answer: isAllowed } = review
  const named = {
    name: user === null ? (organization?.name ?? '') : personName(user),
    resource: resource.name,
  }
  const failed = ({ info }: ApiError) => {
    const { by, at } = info?.changed ?? {}
    return by && at
      ? texts.data.reviews.answeredMeanwhile({ name: by, when: texts.moment(at, now) })
      : null
  }
  return {
    keep: change(
      keep,
      named,
      ({ reason }) => dataOf(client).keepReviewedAccess({ reviewId: id, reason }),
      {
        reason: 'optional',
        isAllowed,
        failed,
      },
    ),
    end: change(
      end,
      named,
      ({ reason = '' }) => dataOf(client).endReviewedAccess({ reviewId: id, reason }),
      {
        reason: { required: end.reason(named) },
        isDestructive: true,
        isAllowed,
        failed,
      },
    ),
  }
}
