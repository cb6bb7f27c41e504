import { listDocuments, type Client } from '@vestibule/api-client'
import type { DocsDocument } from '@vestibule/api-client/contract'
import { useDocs } from '@vestibule/docs-panel/react'
import type { App } from '@vestibule/session'
import { useResources } from '@vestibule/session/react'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { appElement, elements } from '../docs/element-id.ts'
import { useShell } from '../shell.ts'
import type { PaletteItem } from './palette-groups.ts'

/** Maximum number of documents that the server accepts in one request. */
const mostPerCall = 500

export interface Documents {
  readonly items: readonly PaletteItem[]
  readonly hasFailed: boolean
}

const none: readonly DocsDocument[] = []

/**
 * Reads the documents about parts of the shell's pages and about the user's apps, as far as the user may read them.
 * They are requested again only if the list of apps changes.
 */
export function useDocuments(): Documents {
  const { client, settings } = useShell()
  const { access } = useDocs()
  const { apps, status } = useResources()
  const { pathname, search } = useLocation()
  const [answer, setAnswer] = useState<readonly DocsDocument[] | 'failed'>(none)
  const isAsked = access !== 'none' && status === 'loaded'
  useEffect(() => {
    if (!isAsked) return undefined
    let isMounted = true
    const ask = async () => {
      const documents = await documentsOf(client, settings.appName, apps)
      if (isMounted) setAnswer(documents ?? 'failed')
    }
    void ask()
    return () => {
      isMounted = false
    }
  }, [client, settings.appName, apps, isAsked])
  const hasFailed = answer === 'failed'
  const items = useMemo(() => {
    const documents = answer === 'failed' ? none : answer
    return documents.map((document) => itemOf(document, apps, pathname, search))
  }, [answer, apps, pathname, search])
  return { items, hasFailed }
}

async function documentsOf(
  client: Client,
  appName: string,
  apps: readonly App[],
): Promise<readonly DocsDocument[] | null> {
  const ids = [...Object.values(elements), ...apps.map((app) => appElement(app.id))]
  const calls = []
  for (let at = 0; at < ids.length; at += mostPerCall)
    calls.push(listDocuments(client, { appName, elementIds: ids.slice(at, at + mostPerCall) }))
  const documents: DocsDocument[] = []
  for (const outcome of await Promise.all(calls)) {
    if (!('value' in outcome)) return null
    documents.push(...outcome.value)
  }
  return documents
}

/** Converts a document to an item of the palette. Its link opens the document over the current page. */
function itemOf(
  { element_id: element, additional_meta: { title }, mini_content: note }: DocsDocument,
  apps: readonly App[],
  pathname: string,
  search: string,
): PaletteItem {
  const app = apps.find(({ id }) => appElement(id) === element)
  const params = new URLSearchParams(search)
  params.set('doc', element)
  return {
    id: `document ${element}`,
    kind: 'document',
    title: title || app?.name || note,
    words: [note],
    detail: app && title ? app.name : null,
    href: `${pathname}?${params.toString()}`,
  }
}
