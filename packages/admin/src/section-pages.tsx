import { isApiError, type Client, type ReadOutcome } from '@vestibule/api-client'
import { PageLoading } from '@vestibule/app-kit/page/page-loading'
import { datasetIdIn } from '@vestibule/base/dataset-path'
import type { LazyPart } from '@vestibule/base/react/lazy-code'
import { useCall } from '@vestibule/base/react/use-call'
import { ErrorState } from '@vestibule/ui/error-state'
import type { ReactNode } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { NoRole, ReadOnly } from './closed.tsx'
import { useAdminTexts } from './texts/use-admin-texts.ts'
import './admin.css'

/** A section of administration: its list, and the pages of one item of that list. */
export interface SectionParts {
  /** The part of the address that names the section, such as `users`; empty for the first section. */
  readonly path: string
  readonly List: LazyPart<object>
  /** The page of one item, at the section's path followed by the item's id. */
  readonly Item?: LazyPart<object>
  /** Further pages of one item, by their path after the item's id. */
  readonly itemPages?: Readonly<Record<string, LazyPart<object>>>
}

/** Redirects pages that do not depend on a dataset to the same address without a dataset. */
export function WithoutDataset({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  if (datasetIdIn(pathname) === null) return children
  return <Navigate to={pathname.replace(/^\/dv\/[^/]+/, '') + search} replace />
}

interface ForRoleProps<Facts> {
  readonly client: Client
  /** What `read` reads, such as `administrator`. It is part of the cache key. */
  readonly name: string
  readonly read: (client: Client) => Promise<ReadOutcome<Facts>>
  /** Texts that tell users that these pages are not for them, if the server refuses to answer `read`. */
  readonly noRole: { readonly heading: string; readonly text: string }
  readonly children: (facts: Facts) => ReactNode
}

/** Reads what the user's role allows before it shows the pages that need this role. */
export function ForRole<Facts>({ client, name, read, noRole, children }: ForRoleProps<Facts>) {
  const texts = useAdminTexts()
  const { state, retry } = useCall(client, name, () => read(client))
  if (state.status === 'loading') return <PageLoading label={texts.loading} />
  if (state.status === 'loaded') return children(state.value)
  if (isApiError(state.error) && state.error.code === 'forbidden') return <NoRole words={noRole} />
  return (
    <ErrorState level={1} onRetry={retry}>
      {state.message}
    </ErrorState>
  )
}

interface SectionPagesProps {
  /** The navigation between the sections. */
  readonly nav: ReactNode
  readonly sections: readonly SectionParts[]
  readonly notFound: ReactNode
}

/** The pages of sections, beside the navigation between them. The first section is shown if the address names none. */
export function SectionPages({ nav, sections, notFound }: SectionPagesProps) {
  const [first] = sections
  return (
    <div className="adm-layout">
      {nav}
      <div className="adm-main">
        <ReadOnly />
        <Routes>
          {sections.map(({ path, List, Item, itemPages = {} }) => [
            <Route key={path} path={path} element={<List />} />,
            Item && <Route key={`${path}/:id`} path={`${path}/:id`} element={<Item />} />,
            Object.entries(itemPages).map(([name, Page]) => (
              <Route key={name} path={`${path}/:id/${name}`} element={<Page />} />
            )),
          ])}
          {first && first.path !== '' && (
            <Route index element={<Navigate to={first.path} replace />} />
          )}
          <Route path="*" element={notFound} />
        </Routes>
      </div>
    </div>
  )
}

/**
 * Loads the code of the page at a path such as `/admin/users/u1` before that page is shown, so that React shows no
 * fallback in place of it.
 */
export async function preloadPage(
  sections: readonly SectionParts[],
  pathname: string,
): Promise<void> {
  const [path = '', ...rest] = pathname.split('/').slice(2)
  const section = sections.find((one) => one.path === path)
  const first = sections[0]
  // If the path names no section, it may be the id of an item of the first section.
  const [within, id, page] = section ? [section, ...rest] : [first, first?.path === '' ? path : '']
  const part = page ? within?.itemPages?.[page] : id ? within?.Item : within?.List
  await part?.preload()
}
