import { isApiError, type Client, type ReadOutcome } from '@vestibule/api-client'
import { EmptyState } from '@vestibule/ui/empty-state'
import { LinkButton } from '@vestibule/ui/link-button'
import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { Loaded } from './loaded.tsx'
import { useCall } from './use-call.ts'
import { useAdminTexts } from './texts/use-admin-texts.ts'
import { PageLoading } from '@vestibule/app-kit/page/page-loading'

interface ItemPageProps<Item> {
  /** The kind of item, such as `user`. It is part of the cache key. */
  readonly name: string
  /** The id of the item. Default: the id in the URL of the page. */
  readonly id?: string
  readonly load: (client: Client, id: string) => Promise<ReadOutcome<Item>>
  /** Texts for an item that does not exist, and for the link back to the list. */
  readonly words: {
    readonly notFound: string
    readonly notFoundText: string
    readonly back: string
  }
  readonly listHref: string
  /**
   * Heading level of the messages for an item that could not be loaded or does not exist: 1, or 2 inside another page.
   * Default: 1.
   */
  readonly level?: 1 | 2
  readonly children: (item: Item) => ReactNode
}

/**
 * The page of one item. Loads the item and shows it, or says that it is loading, could not be loaded or does not exist.
 */
export function ItemPage<Item>(props: ItemPageProps<Item>) {
  const { loading } = useAdminTexts()
  const { id: routeId = '' } = useParams()
  const { name, id = routeId, load, words, listHref, level = 1, children } = props
  const item = useCall(`${name} ${id}`, (client) => load(client, id))
  const { state } = item
  if (state.status === 'failed' && isApiError(state.error) && state.error.code === 'not_found') {
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
    <Loaded of={item} loading={<PageLoading label={loading} />} title={false} level={level}>
      {children}
    </Loaded>
  )
}
