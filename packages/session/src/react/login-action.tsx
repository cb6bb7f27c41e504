import { Button, type ButtonSize } from '@vestibule/ui/button'
import { ExternalLinkIcon } from '@vestibule/ui/icons'
import { LinkButton } from '@vestibule/ui/link-button'
import { Text } from '@vestibule/ui/text'
import type { SessionTexts } from './session-texts.ts'
import { useSessionExpiry } from './use-session-expiry.ts'

interface LoginActionProps {
  readonly label: string
  readonly texts: SessionTexts
  readonly size?: ButtonSize
}

/** Opens the sign-in page in a new tab; where the browser forbids that, a link that stays in this one. */
export function LoginAction({ label, texts, size = 'lg' }: LoginActionProps) {
  const { login, popupBlocked, signInAddress, hasUnsavedWork } = useSessionExpiry()
  const fate = popupBlocked ? texts.workIsLost : texts.workIsKept
  return (
    <div className="vb-session-action">
      {(popupBlocked || hasUnsavedWork) && (
        <Text size="xs" tone="muted" role={popupBlocked ? 'alert' : undefined}>
          {popupBlocked && texts.popupBlocked} {hasUnsavedWork && fate}
        </Text>
      )}
      {popupBlocked ? (
        <LinkButton block size={size} href={signInAddress}>
          {label}
        </LinkButton>
      ) : (
        <Button block size={size} endIcon={<ExternalLinkIcon />} onClick={login}>
          {label}
        </Button>
      )}
    </div>
  )
}
