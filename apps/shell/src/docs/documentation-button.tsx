import { useDocNote, useDocs } from '@vestibule/docs-panel/react'
import { IconButton } from '@vestibule/ui/icon-button'
import { BookIcon } from '@vestibule/ui/icons'
import { useLocation } from 'react-router-dom'
import type { PageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'
import { pageElement } from './element-id.ts'

/** Opens the documentation of the page; not there where a reader would find nothing. */
export function DocumentationButton({ scope }: { scope: PageScope }) {
  const { documentation } = useTexts().chrome
  const element = pageElement(scope, useLocation().pathname)
  const { access, open } = useDocs()
  const { status } = useDocNote(element)
  if (access !== 'admin' && status !== 'present') return null
  return (
    <IconButton
      className="vb-wide-only"
      label={documentation}
      title={documentation}
      icon={<BookIcon />}
      onClick={() => open(element)}
    />
  )
}
