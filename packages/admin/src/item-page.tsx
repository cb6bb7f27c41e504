import { isApiError, type ReadOutcome } from '@vestibule/api-client'
import { createRead, readAnswer } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { EmptyState } from '@vestibule/ui/empty-state'
import { ErrorState } from '@vestibule/ui/error-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { useMemo, type ReactNode } from 'react'
import { useAdminTexts } from './texts/use-admin-texts.ts'
import { PageLoading } from '@vestibule/app-kit/page/page-loading'

interface ItemPageProps<Item> {
  /** Must be memoised: a new function sends a new request. */
  readonly load: () => Promise<ReadOutcome<Item>>
  /** Texts for an item that does not exist, with the link back to the list. */
  readonly words: {
    readonly notFound: string
    readonly notFoundText: string
    readonly back: string
  }
  readonly listHref: string
  /** Heading level of the error and not-found states: 1, or 2 inside another page. Default: 1. */
  readonly level?: 1 | 2
  readonly children: (item: Item, refresh: () => void) => ReactNode
}

/** The page of one item: loads it, and shows its loading, error and not-found states. */
export function ItemPage<Item>(props: ItemPageProps<Item>) {
  const { loading } = useAdminTexts()
  const { load, words, listHref, level = 1, children } = props
  const read = useMemo(() => createRead<Item>(async () => readAnswer(await load())), [load])
  const state = useRead(read)
  if (state.status === 'loading') return <PageLoading label={loading} />
  if (state.status === 'loaded') return children(state.value, () => void read.refresh())
  if (isApiError(state.error) && state.error.code === 'not_found') {
    return (
      <EmptyState
        art
        level={level}
        title={words.notFound}
        actions={
          <LinkButton size="md" href={listHref}>
            {words.back}
          </LinkButton>
        }
      >
        {words.notFoundText}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      level={level}
      onRetry={() => void read.load()}
      supportCode={(isApiError(state.error) && state.error.requestId) || undefined}
    >
      {state.message}
    </ErrorState>
  )
}
