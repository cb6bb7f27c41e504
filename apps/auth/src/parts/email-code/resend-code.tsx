import { Button } from '@vestibule/ui/button'
import { useAnnounce } from '@vestibule/ui/live-region'
import { Text } from '@vestibule/ui/text'
import { useEffect } from 'react'
import { waitingTime } from '../../texts/duration.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useCountdown } from '../use-countdown.ts'
import type { Mail } from './email-code-machine.ts'

export interface ResendCodeProps {
  readonly mail: Mail
  /** A code may be on its way. */
  readonly awaited: boolean
  /** What is said of a mail that was asked for by hand. */
  readonly resentText: string
  readonly onResend: () => void
}

/** Another mail: counts down to when it may be asked for. */
export function ResendCode({ mail, awaited, resentText, onResend }: ResendCodeProps) {
  const texts = useTexts()
  const announce = useAnnounce()
  const resent = mail.status === 'waiting' && mail.resent
  const ready = mail.status === 'ready' && mail.problem === undefined
  useEffect(() => {
    if (resent) announce(resentText)
  }, [resent, announce, resentText])
  useEffect(() => {
    if (ready) announce(texts.emailCode.resendReady)
  }, [ready, announce, texts])

  const resendAt = mail.status === 'waiting' ? mail.until : 0
  const left = useCountdown(resendAt)
  return (
    <Text tone="muted" className="auth-resend">
      {awaited && `${texts.emailCode.nothingYet} `}
      <Button
        variant="link"
        size="sm"
        className="vb-tnum"
        loading={mail.status === 'sending'}
        disabled={resendAt > 0}
        onClick={onResend}
      >
        {resendAt > 0
          ? fill(texts.emailCode.resendIn, { time: waitingTime(left) })
          : texts.emailCode.resend}
      </Button>
    </Text>
  )
}
