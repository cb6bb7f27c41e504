import { useDocNote, useDocs } from '@vestibule/docs-panel/react'
import { Button } from '@vestibule/ui/button'
import { IconButton } from '@vestibule/ui/icon-button'
import { BookIcon } from '@vestibule/ui/icons'
import { useLocation } from 'react-router-dom'
import { BarTooltip } from '../frame/bar-tooltip.tsx'
import type { PageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'
import { pageElement } from './element-id.ts'

export interface DocumentationButtonProps {
  /** `icon`: for the app bar of a wide page. `words`: for the footer of a narrow page. */
  readonly kind: 'icon' | 'words'
  readonly scope: PageScope
}

/**
 * A button that opens the documentation of the page. Hidden if there is no document that the user may read or write.
 */
export function DocumentationButton({ kind, scope }: DocumentationButtonProps) {
  const { documentation } = useTexts().chrome
  const element = pageElement(scope, useLocation().pathname)
  const { access, open } = useDocs()
  const { status } = useDocNote(element)
  if (access !== 'admin' && status !== 'present') {
    // Keep the icon's space in the bar, so that nothing moves if a document is found later.
    return kind === 'icon' ? <span className="sh-bar-room" /> : null
  }
  const openPage = () => open(element)
  return kind === 'icon' ? (
    <BarTooltip label={documentation}>
      <IconButton
        className="sh-wide-only"
        label={documentation}
        icon={<BookIcon />}
        onClick={openPage}
      />
    </BarTooltip>
  ) : (
    <Button className="sh-narrow-only" variant="link" size="sm" onClick={openPage}>
      {documentation}
    </Button>
  )
}
