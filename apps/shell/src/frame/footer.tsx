import { DocsAdminTools } from '@vestibule/docs-panel/react'
import { Link } from '@vestibule/ui/link'
import { Section } from '@vestibule/ui/section'
import { useLocation } from 'react-router-dom'
import { ShareButton } from '../share/share-button.tsx'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { supportFrom } from './support-from.ts'

/** The version, and the way to help. */
export function Footer() {
  const texts = useTexts().chrome
  const { pathname } = useLocation()
  const { platformName, appVersion } = useShell().settings
  return (
    <Section>
      <footer className="vb-footer">
        <span>{texts.footer(platformName, appVersion)}</span>
        <DocsAdminTools />
        <span className="vb-footer-links">
          <ShareButton kind="words" />
          <Link tone="quiet" href={supportFrom(pathname)}>
            {texts.support}
          </Link>
        </span>
      </footer>
    </Section>
  )
}
