import type { App } from '@vestibule/session'
import { useProfile } from '@vestibule/session/react'
import { ErrorState } from '@vestibule/ui/error-state'
import { LinkButton } from '@vestibule/ui/link-button'
import { PageLoading } from '../frame/page-loading.tsx'
import { usePageHref } from '../paths/use-page-href.ts'
import { useTexts } from '../texts/use-texts.ts'

/** An app of the premium tier stays closed until the tier of the organisation is known. */
export function TierUnchecked({ app }: { app: App }) {
  const { pages, chrome } = useTexts()
  const { status, retry } = useProfile()
  const home = usePageHref()('/')
  if (status !== 'failed') return <PageLoading />
  return (
    <ErrorState
      level={1}
      title={chrome.lock.unchecked}
      onRetry={retry}
      labels={{ retry: chrome.retry }}
      actions={
        <LinkButton variant="secondary" size="md" href={home}>
          {pages.app.backToApps}
        </LinkButton>
      }
    >
      {chrome.lock.uncheckedText(app.name)}
    </ErrorState>
  )
}
