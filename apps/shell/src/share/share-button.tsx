import { Button } from '@vestibule/ui/button'
import { IconButton } from '@vestibule/ui/icon-button'
import { ShareIcon } from '@vestibule/ui/icons'
import { BarTooltip } from '../frame/bar-tooltip.tsx'
import { useLate } from '../late/use-late.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useShare } from './use-share.ts'

export interface ShareButtonProps {
  /**
   * `icon`: for the app bar of a wide page. `words`: for the footer of a narrow page. `action`: for the top of a page.
   */
  readonly kind: 'icon' | 'words' | 'action'
}

/** A button that copies a short link to the page. If the browser does not allow copying, it shows the link. */
export function ShareButton({ kind }: ShareButtonProps) {
  const { action } = useTexts().chrome.share
  const { isBusy, share, uncopied, done } = useShare()
  const late = useLate(uncopied !== null, done)
  const press = { loading: isBusy, onClick: () => void share() }
  return (
    <>
      {kind === 'icon' && (
        <BarTooltip label={action}>
          <IconButton className="sh-wide-only" label={action} icon={<ShareIcon />} {...press} />
        </BarTooltip>
      )}
      {kind === 'words' && (
        <Button className="sh-narrow-only" variant="link" size="sm" {...press}>
          {action}
        </Button>
      )}
      {kind === 'action' && (
        <Button variant="secondary" size="md" startIcon={<ShareIcon size={18} />} {...press}>
          {action}
        </Button>
      )}
      {late && uncopied !== null && <late.ShareLink link={uncopied} onClose={done} />}
    </>
  )
}
