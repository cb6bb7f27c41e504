import './eula.css'
import { useMemo } from 'react'
import { safeTerms } from './safe-terms.ts'

/** The terms in a box that scrolls, by keyboard too. */
export function TermsText({ name, html }: { name: string; html: string }) {
  const content = useMemo(() => ({ __html: safeTerms(html) }), [html])
  return (
    <div
      className="auth-terms"
      role="region"
      aria-label={name}
      // A box that scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dangerouslySetInnerHTML={content}
    />
  )
}
