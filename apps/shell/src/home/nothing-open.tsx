import { useProfile } from '@vestibule/session/react'
import { Button } from '@vestibule/ui/button'
import { EmptyState } from '@vestibule/ui/empty-state'
import { RefreshIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { usePageHref } from '../paths/use-page-href.ts'
import { useTexts } from '../texts/use-texts.ts'

export interface NothingOpenProps {
  /** What the user has no access to: any app or dataset (`resources`), or one of the two kinds. */
  readonly what: 'resources' | 'apps' | 'datasets'
  readonly onRefresh: () => void
}

/** Shown if the user has no apps or datasets at all, rather than no search results. */
export function NothingOpen({ what, onRefresh }: NothingOpenProps) {
  const texts = useTexts().home.empty
  // Nobody asks in the name of a customer, and the catalogue has no apps.
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
