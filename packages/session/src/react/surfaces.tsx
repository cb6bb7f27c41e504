import { LinkProvider, Link } from '@vestibule/ui/link'
import { LiveRegion, useAnnounce } from '@vestibule/ui/live-region'
import { ToastProvider, useToast } from '@vestibule/ui/toast'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { Banner } from '@vestibule/ui/banner'
import { Button, type ButtonSize } from '@vestibule/ui/button'
import { CheckIcon, ClockIcon, ExternalLinkIcon, WarningIcon } from '@vestibule/ui/icons'
import { Modal } from '@vestibule/ui/modal'
import { Text } from '@vestibule/ui/text'
import { LinkButton } from '@vestibule/ui/link-button'
import { announcedMinutes } from '../core/countdown.ts'
import { useSessionContext } from './session-provider.tsx'
import { useSessionCountdown, useSessionExpiry, type SessionSurface } from './use-session-expiry.ts'
import { createRichTexts } from '@vestibule/base/react/rich-texts'
import { messages } from '../texts/session.en.ts'
import { otherUserWords, type SaidTexts, type SurfaceProps } from './session-texts.ts'

const surfaces = {
  none: () => null,
  banner: SessionBanner,
  expiringModal: ExpiringModal,
  lockedModal: LockedModal,
  expiredModal: ExpiredModal,
  otherUserModal: OtherUserModal,
  signInTab: LoginTab,
} satisfies Record<SessionSurface, (props: SaidProps) => ReactNode>

interface SaidProps {
  readonly texts: SaidTexts
}

/**
 * The banner, dialogs and toast of `SessionExpiry`. They are in a file of their own, which is loaded when there is
 * something to show, or before that by `preloadSessionExpiry`.
 */
export function Surfaces({ texts: given, locked }: SurfaceProps) {
  const texts = useMemo(() => createRichTexts(given, given.language, messages), [given])
  return (
    // Render links as a plain `<a>`: the sign-in page is another app, which this app's router does not know.
    <LinkProvider component="a">
      <LiveRegion>
        <ToastProvider texts={{ close: texts.close }}>
          <Surface texts={texts} locked={locked} />
        </ToastProvider>
      </LiveRegion>
    </LinkProvider>
  )
}

function Surface({ texts, locked }: SaidProps & Pick<SurfaceProps, 'locked'>) {
  const { surface, restoredAtMs } = useSessionExpiry()
  const { success } = useToast()
  const { loginSuccessful } = texts
  useEffect(() => {
    if (restoredAtMs !== null) success(loginSuccessful, { id: `restored-${restoredAtMs}` })
  }, [restoredAtMs, success, loginSuccessful])
  if (surface === 'lockedModal' && locked) return locked
  const Shown = surfaces[surface]
  return <Shown texts={texts} />
}

/** The first warning before the end of the session: one line; the page stays usable. */
function SessionBanner({ texts }: SaidProps) {
  const { signIn, dismiss, popupBlocked } = useSessionExpiry()
  const signInLink = useSignInLink()
  const countdown = useSessionCountdown('minute')
  // At 0 minutes show no number: the server has yet to confirm that the session is over.
  const minutes = countdown?.minutes || undefined
  useAnnouncedMinutes(minutes, texts.timeLeft)
  const link = (words: ReactNode) =>
    popupBlocked ? (
      <Link {...signInLink}>{words}</Link>
    ) : (
      <Button variant="link" onClick={signIn}>
        {words}
      </Button>
    )
  return (
    <Banner
      className="vb-session-banner"
      tone="warning"
      icon={<ClockIcon />}
      onClose={dismiss}
      texts={{ close: texts.close }}
    >
      {minutes === undefined ? (
        <>
          {texts.endUnconfirmed} {link(texts.loginAgain)}
        </>
      ) : (
        texts.banner({ minutes, link })
      )}
      {popupBlocked && (
        <>
          {' '}
          <Button variant="link" onClick={signIn}>
            {texts.tryNewTab}
          </Button>
        </>
      )}
    </Banner>
  )
}

/** The warning for a user who returns to the tab before the session ends, with a countdown. */
function ExpiringModal({ texts }: SaidProps) {
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
      texts={{ close: texts.close }}
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

/** Shown while the session is locked. Hides the page until its user has unlocked the session in a new tab. */
function LockedModal({ texts }: SaidProps) {
  return (
    <Modal
      open
      blocking
      cover
      role="alertdialog"
      width={350}
      title={texts.lockedTitle}
      description={texts.lockedBody}
      className="vb-session-locked"
      footer={<LoginAction label={texts.unlock} texts={texts} size="md" />}
    />
  )
}

/**
 * Shown when the session is over. The page cannot be used until someone signs in. The page stays visible behind the
 * modal, unless the session was locked.
 */
function ExpiredModal({ texts }: SaidProps) {
  const { isCovered } = useSessionExpiry()
  return (
    <Modal
      open
      blocking
      cover={isCovered}
      role="alertdialog"
      width={350}
      title={texts.expiredTitle}
      description={texts.expiredBody}
      className="vb-session-expired"
      footer={<LoginAction label={texts.login} texts={texts} size="md" />}
    />
  )
}

/**
 * Shown when the session is no longer that of this page: someone else has signed in, or the user acts for another
 * customer.
 */
function OtherUserModal({ texts }: SaidProps) {
  const expiry = useSessionExpiry()
  const { title, body, action } = otherUserWords(expiry, texts)
  return (
    <Modal
      open
      blocking
      cover={expiry.isCovered}
      role="alertdialog"
      width={350}
      title={title}
      description={body}
      footer={
        <Button
          variant={expiry.hasUnsavedWork ? 'ghost' : 'primary'}
          tone={expiry.hasUnsavedWork ? 'danger' : 'default'}
          block
          onClick={expiry.reload}
        >
          {action}
        </Button>
      }
    />
  )
}

/** Shown in a tab that was opened to sign in, if the browser does not let it close itself. */
function LoginTab({ texts }: SaidProps) {
  return (
    <Modal
      open
      blocking
      width={350}
      title={texts.loginSuccessful}
      description={texts.closeThisTab}
      className="vb-session-login-tab"
    />
  )
}

/**
 * Props of a link to the sign-in page. An app can change its address without an event, so the link works out where to
 * return when it is used.
 */
function useSignInLink() {
  const { signInUrl } = useSessionContext()
  const refresh = ({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = signInUrl()
  }
  return { href: signInUrl(), onPointerDown: refresh, onClick: refresh }
}

interface LoginActionProps {
  readonly label: string
  readonly texts: SaidTexts
  readonly size?: ButtonSize
}

/**
 * Opens the sign-in page in a new tab. If the browser blocks that, shows a link that opens it in this tab, and a
 * button that tries the new tab again.
 */
function LoginAction({ label, texts, size = 'lg' }: LoginActionProps) {
  const { signIn, popupBlocked, hasUnsavedWork } = useSessionExpiry()
  const signInLink = useSignInLink()
  const fate = popupBlocked ? texts.workIsLost : texts.workIsKept
  return (
    <div className="vb-session-action">
      {(popupBlocked || hasUnsavedWork) && (
        <p className="vb-session-fate" role={popupBlocked ? 'alert' : undefined}>
          {popupBlocked ? <WarningIcon size={16} /> : <CheckIcon size={16} data-kept="" />}
          <span>
            {popupBlocked && texts.popupBlocked} {hasUnsavedWork && fate}
          </span>
        </p>
      )}
      {popupBlocked ? (
        <div className="vb-session-ways">
          <LinkButton block size={size} {...signInLink}>
            {label}
          </LinkButton>
          <Button
            block
            size={size}
            variant="secondary"
            endIcon={<ExternalLinkIcon />}
            onClick={signIn}
          >
            {texts.tryNewTab}
          </Button>
        </div>
      ) : (
        <Button block size={size} endIcon={<ExternalLinkIcon />} onClick={signIn}>
          {label}
        </Button>
      )}
    </div>
  )
}

/**
 * Announces to screen readers how much time is left: when the time is first shown, and when 60, 30, 10, 5 and 1 minutes
 * are left.
 */
function useAnnouncedMinutes(minutes: number | undefined, sentence: SaidTexts['timeLeft']): void {
  const announce = useAnnounce()
  const heard = useRef<number | null>(null)
  useEffect(() => {
    if (minutes === undefined || heard.current === minutes) return
    if (heard.current === null || announcedMinutes.has(minutes)) announce(sentence({ minutes }))
    heard.current = minutes
  }, [announce, minutes, sentence])
}
