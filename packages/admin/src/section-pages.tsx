import type { LazyPart } from '@vestibule/base/react/lazy-code'
import type { ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { ReadOnlyUntilSecondFactor } from './closed.tsx'
import { SectionLinks, type NavSection } from './section-nav.tsx'
import './admin.css'

/** A section with its pages. */
export interface PageSection extends NavSection {
  readonly List: LazyPart<object>
  /** The page of one item, at the section's path followed by the item's id. */
  readonly Item?: LazyPart<object>
}

interface SectionPagesProps {
  readonly base: string
  readonly title: string
  readonly sections: readonly PageSection[]
  readonly marks: Readonly<Record<string, number>>
  readonly notFound: ReactNode
}

/** Sections beside each other, each with the page of its list and that of one item. */
export function SectionPages({ base, title, sections, marks, notFound }: SectionPagesProps) {
  const [first] = sections
  return (
    <div className="vb-admin">
      <SectionLinks base={base} title={title} groups={[sections]} marks={marks} />
      <div className="vb-admin-main">
        <ReadOnlyUntilSecondFactor />
        <Routes>
          {first && first.path !== '' && (
            <Route index element={<Navigate to={first.path} replace />} />
          )}
          {sections.map(({ path, List, Item }) => [
            <Route key={path} path={path} element={<List />} />,
            Item && <Route key={`${path}/:id`} path={`${path}/:id`} element={<Item />} />,
          ])}
          <Route path="*" element={notFound} />
        </Routes>
      </div>
    </div>
  )
}

/** Fetches the code of the page at a path, so that it is shown without a fallback. */
export async function preloadPage(
  sections: readonly Omit<PageSection, 'label'>[],
  pathname: string,
): Promise<void> {
  const [path, id] = pathname.split('/').slice(2)
  const section = sections.find((one) => one.path === path) ?? sections[0]
  const isItem = section?.path === '' ? path : id
  await (isItem ? section?.Item : section?.List)?.preload()
}
