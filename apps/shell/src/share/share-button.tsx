import { fetchPart } from '@vestibule/api-client'
import { Button } from '@vestibule/ui/button'
import { IconButton } from '@vestibule/ui/icon-button'
import { ShareIcon } from '@vestibule/ui/icons'
import { lazy, Suspense } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { useShare } from './use-share.ts'

const ShareLink = lazy(() => fetchPart(() => import('./share-link.tsx')))

export interface ShareButtonProps {
  /** An icon for the bar of a wide page, or words for the end of a narrow one. */
  readonly kind: 'icon' | 'words'
}

/** Copies a short link to the page; shows it where the browser does not let it be copied. */
export function ShareButton({ kind }: ShareButtonProps) {
  const { action } = useTexts().chrome.share
  const { isBusy, share, uncopied, done } = useShare()
  const press = { loading: isBusy, onClick: () => void share() }
  return (
    <>
      {kind === 'icon' ? (
        <IconButton
          className="vb-wide-only"
          label={action}
          title={action}
          icon={<ShareIcon />}
          {...press}
        />
      ) : (
        <Button className="vb-narrow-only" variant="link" size="sm" {...press}>
          {action}
        </Button>
      )}
      {uncopied !== null && (
        <Suspense>
          <ShareLink link={uncopied} onClose={done} />
        </Suspense>
      )}
    </>
  )
}
