import { SupportIcon } from '@vestibule/ui/icons'
import { useLocation } from 'react-router-dom'
import { RouterLink } from '../paths/router-link.tsx'
import { supportFrom } from './support-from.ts'
import { useTexts } from '../texts/use-texts.ts'

/** The way to support, in the app bar; on a narrow page it is in the user's menu and the footer. */
export function SupportLink() {
  const { support } = useTexts().chrome
  const { pathname } = useLocation()
  return (
    <RouterLink
      href={supportFrom(pathname)}
      className="vb-icon-button vb-wide-only"
      data-size="md"
      aria-label={support}
      title={support}
    >
      <SupportIcon />
    </RouterLink>
  )
}
