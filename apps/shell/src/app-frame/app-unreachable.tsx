import type { App } from '@vestibule/session'
import { Button } from '@vestibule/ui/button'
import { Heading } from '@vestibule/ui/heading'
import { ExternalLinkIcon, RefreshIcon } from '@vestibule/ui/icons'
import { Link } from '@vestibule/ui/link'
import { LinkButton } from '@vestibule/ui/link-button'
import { Text } from '@vestibule/ui/text'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { supportFrom } from '../frame/support-from.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface AppUnreachableProps {
  readonly app: App
  readonly src: string
  readonly onRetry: () => void
}

/**
 * Shown if the app has not sent its `hello` message in time. The app bar stays, so that the user can open other pages.
 */
export function AppUnreachable({ app, src, onRetry }: AppUnreachableProps) {
  const { pages, formats } = useTexts()
  const texts = pages.frame
  const { pathname } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [since] = useState(() => new Date())
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="sh-app-message">
      <span className="sh-app-door" aria-hidden="true" />
      <div>
        <Heading ref={heading} level={2} size="lg" tabIndex={-1}>
          {texts.unreachable({ app: app.name })}
        </Heading>
        <Text size="md" tone="muted">
          {texts.unreachableText}
        </Text>
        <Text size="xs" tone="muted">
          {texts.since({
            host: new URL(src, window.location.href).host,
            time: formats.time(since),
          })}
        </Text>
        <div className="sh-app-message-actions">
          <Button size="md" startIcon={<RefreshIcon size={18} />} onClick={onRetry}>
            {texts.tryAgain}
          </Button>
          <LinkButton
            variant="secondary"
            size="md"
            href={src}
            target="_blank"
            rel="noopener"
            endIcon={<ExternalLinkIcon size={18} />}
          >
            {texts.newTab}
          </LinkButton>
          <Link className="sh-app-message-report" href={supportFrom(pathname)}>
            {texts.report}
          </Link>
        </div>
      </div>
    </div>
  )
}
