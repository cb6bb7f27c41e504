import { useProfile } from '@vestibule/session/react'
import { Button } from '@vestibule/ui/button'
import { EmptyState } from '@vestibule/ui/empty-state'
import { RefreshIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { usePageHref } from '../paths/use-page-href.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface NothingOpenProps {
  /** What the user can open none of: apps and datasets (`resources`), or one of the two. */
  readonly what: 'resources' | 'apps' | 'datasets'
  readonly onRefresh: () => void
}

/** Shown if the user has no apps or datasets at all, in contrast to a search without results. */
export function NothingOpen({ what, onRefresh }: NothingOpenProps) {
  const texts = useTexts().home.empty
  // Users who act for a customer cannot ask for access, and the catalogue contains no apps.
  const canAsk = !useProfile().profile?.impersonating && what !== 'apps'
  return (
    <EmptyState
      art
      title={texts[what].heading}
      actions={
        <>
          <LinkButton size="md" href={usePageHref()('/support')}>
            {texts.contact}
          </LinkButton>
          {canAsk && (
            <LinkButton variant="secondary" size="md" href="/requests/catalogue/">
              {texts.find}
            </LinkButton>
          )}
          <Button
            variant="secondary"
            size="md"
            startIcon={<RefreshIcon size={18} />}
            onClick={onRefresh}
          >
            {texts.refresh}
          </Button>
        </>
      }
    >
      {texts[what].text}
    </EmptyState>
  )
}
