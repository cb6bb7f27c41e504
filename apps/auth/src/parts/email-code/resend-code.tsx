import { Button } from '@vestibule/ui/button'
import { MailIcon } from '@vestibule/ui/icons'
import { useAnnounce } from '@vestibule/ui/live-region'
import { Text } from '@vestibule/ui/text'
import { useEffect, useRef } from 'react'
import { waitingTime } from '@vestibule/app-kit/screens/duration'
import { useTexts } from '../../texts/use-texts.ts'
import { useCountdown } from '@vestibule/app-kit/screens/use-countdown'
import type { Mail } from './email-code-machine.ts'

export interface ResendCodeProps {
  /** `link`: a link below the form's button. `primary`: a button in place of that button. */
  readonly kind: 'link' | 'primary'
  readonly mail: Mail
  /** Whether a code may be on its way to the user. Before the link then stands the question 'Nothing yet?'. */
  readonly awaited?: boolean
  /** The message after the user has requested a mail and it was sent. */
  readonly resentText: string
  readonly onResend: () => void
}

/** A button that requests another mail, with a countdown until the user may request it. */
export function ResendCode({ kind, mail, awaited = false, resentText, onResend }: ResendCodeProps) {
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
  const button = useRef<HTMLButtonElement>(null)
  const canPress = kind === 'primary' && resendAt === 0
  useEffect(() => {
    if (canPress) button.current?.focus()
  }, [canPress])
  const words =
    resendAt > 0 ? texts.emailCode.resendIn({ time: waitingTime(left) }) : texts.emailCode.resend
  const press = {
    className: 'vb-tnum',
    loading: mail.status === 'sending',
    disabled: resendAt > 0,
    onClick: onResend,
  }
  if (kind === 'primary') {
    return (
      <Button ref={button} block startIcon={<MailIcon />} {...press}>
        {words}
      </Button>
    )
  }
  return (
    <Text tone="muted" className="au-resend">
      {awaited && `${texts.emailCode.nothingYet} `}
      <span
        className="au-resend-room vb-tnum"
        data-longest={texts.emailCode.resendIn({ time: waitingTime(0) })}
      >
        <Button variant="link" size="sm" {...press}>
          {words}
        </Button>
      </span>
    </Text>
  )
}
