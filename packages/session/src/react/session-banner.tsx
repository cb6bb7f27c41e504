import { Banner } from '@vestibule/ui/banner'
import { Button } from '@vestibule/ui/button'
import { ClockIcon } from '@vestibule/ui/icons'
import { Link } from '@vestibule/ui/link'
import type { SurfaceProps } from './surface-props.ts'
import { useAnnouncedMinutes } from './use-announced-minutes.ts'
import { useSessionCountdown, useSessionExpiry } from './use-session-expiry.ts'

/** The first warning: one line that leaves the page as it is. */
export function SessionBanner({ texts }: SurfaceProps) {
  const { login, dismiss, popupBlocked, signInAddress } = useSessionExpiry()
  const countdown = useSessionCountdown('minute')
  // Zero is shown as long as the server cannot say whether that was the end.
  const minutes = countdown?.minutes || undefined
  useAnnouncedMinutes(minutes, texts.timeLeft)
  const [before, after] =
    minutes === undefined ? [`${texts.endUnconfirmed} `] : texts.banner(minutes).split('{link}')
  const link = minutes === undefined ? texts.loginAgain : texts.bannerLink
  return (
    <Banner
      className="vb-session-banner"
      tone="warning"
      icon={<ClockIcon />}
      onClose={dismiss}
      labels={{ close: texts.close }}
    >
      {before}
      {popupBlocked ? (
        <Link href={signInAddress}>{link}</Link>
      ) : (
        <Button variant="link" onClick={login}>
          {link}
        </Button>
      )}
      {after}
    </Banner>
  )
}
