import { isApiError, type ReadOutcome } from '@vestibule/api-client'
import { createRead, readAnswer } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { EmptyState } from '@vestibule/ui/empty-state'
import { ErrorState } from '@vestibule/ui/error-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { useMemo, type ReactNode } from 'react'
import { PageLoading } from '../frame/page-loading.tsx'
import { useTexts } from '../texts/use-texts.ts'

interface ItemPageProps<Item> {
  /** Must be the same function as long as it asks the same. */
  readonly load: () => Promise<ReadOutcome<Item>>
  /** What stands here where there is no such thing, with the way back to the list. */
  readonly words: {
    readonly notFound: string
    readonly notFoundText: string
    readonly back: string
  }
  readonly listHref: string
  /** Of the headings that stand in its place. 1 unless it is a part of a page. */
  readonly level?: 1 | 2
  readonly children: (item: Item, refresh: () => void) => ReactNode
}

/** The page of one thing, once it is there. */
export function ItemPage<Item>(props: ItemPageProps<Item>) {
  const { load, words, listHref, level = 1, children } = props
  const { chrome, pages } = useTexts()
  const read = useMemo(() => createRead<Item>(async () => readAnswer(await load())), [load])
  const state = useRead(read)
  if (state.status === 'loading') return <PageLoading />
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
      title={pages.failed.heading}
      onRetry={() => void read.load()}
      texts={{ retry: chrome.retry, supportCode: pages.crash.supportCode }}
      supportCode={(isApiError(state.error) && state.error.requestId) || undefined}
    >
      {state.message}
    </ErrorState>
  )
}
