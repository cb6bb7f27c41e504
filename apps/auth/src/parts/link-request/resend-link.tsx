import { useAnnounce } from '@vestibule/ui/live-region'
import { useEffect } from 'react'
import { BusyButton } from '../busy-button.tsx'
import { waitingTime } from '@vestibule/app-kit/screens/duration'
import { useTexts } from '../../texts/use-texts.ts'
import { useCountdown } from '@vestibule/app-kit/screens/use-countdown'
import type { MailedLink } from './link-request-machine.ts'

export interface ResendLinkProps {
  readonly mailed: Pick<MailedLink<unknown>, 'resend' | 'resendAt'>
  readonly onResend: () => void
}

/** A button that requests another mail with a link, when the user may request one. */
export function ResendLink({ mailed: { resend, resendAt }, onResend }: ResendLinkProps) {
  const texts = useTexts()
  const announce = useAnnounce()
  const left = useCountdown(resendAt)
  const ready = resend === 'ready'
  useEffect(() => {
    if (ready) announce(texts.resetLink.resendReady)
  }, [ready, announce, texts])
  return (
    <BusyButton
      variant="secondary"
      className="vb-tnum"
      disabled={resend === 'cooling'}
      busy={resend === 'sending'}
      onClick={onResend}
    >
      {resend === 'cooling'
        ? texts.resetLink.resendIn({ time: waitingTime(left) })
        : texts.resetLink.resend}
    </BusyButton>
  )
}
