import { Modal } from '@vestibule/ui/modal'
import { Text } from '@vestibule/ui/text'
import { LoginAction } from './login-action.tsx'
import type { SurfaceProps } from './surface-props.ts'
import { useAnnouncedMinutes } from './use-announced-minutes.ts'
import { useSessionCountdown, useSessionExpiry } from './use-session-expiry.ts'

/** The warning on return to the tab, with a countdown. */
export function ExpiringModal({ texts }: SurfaceProps) {
  const { dismiss } = useSessionExpiry()
  const countdown = useSessionCountdown('second')
  const isOver = countdown?.seconds === 0
  useAnnouncedMinutes(countdown?.minutes || undefined, texts.timeLeft)
  return (
    <Modal
      open
      role="alertdialog"
      width={450}
      title={texts.expiringTitle}
      description={isOver ? texts.endUnconfirmed : texts.expiringIn}
      onClose={dismiss}
      labels={{ close: texts.close }}
      className="vb-session-expiring"
      footer={<LoginAction label={texts.loginAgain} texts={texts} />}
    >
      {!isOver && (
        <p className="vb-session-countdown vb-tnum" role="timer">
          {countdown?.text}
        </p>
      )}
      <Text tone="muted">{texts.expiringAdvice}</Text>
    </Modal>
  )
}
