import { useEffect, useRef } from 'react'
import { otherUserWords, type SessionTexts, type SurfaceProps } from './session-texts.ts'
import { useSessionExpiry, type UseSessionExpiryResult } from './use-session-expiry.ts'

interface Words {
  readonly title: string
  readonly body: string
  readonly action?: string
  readonly onAction?: () => void
}

/**
 * Shows the session's messages in the browser's own unstyled dialog, for a page that could not load the code of its
 * dialogs. The user can close only the warning before the end of the session.
 */
export function PlainSurface({ texts }: SurfaceProps) {
  const expiry = useSessionExpiry()
  const words = wordsOf(expiry, texts)
  const isWarning = expiry.surface === 'banner' || expiry.surface === 'expiringModal'
  const dialog = useRef<HTMLDialogElement>(null)
  const isShown = words !== null
  useEffect(() => {
    if (isShown) dialog.current?.showModal()
  }, [isShown])
  if (!words) return null
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="vb-session-plain"
      data-cover={expiry.isCovered || undefined}
      aria-label={words.title}
      onCancel={(event) => {
        event.preventDefault()
        if (isWarning) expiry.dismiss()
      }}
      // A second Escape closes a dialog even if its `cancel` event is prevented: open it again.
      onClose={(event) => event.currentTarget.showModal()}
    >
      <h2>{words.title}</h2>
      <p>{words.body}</p>
      {words.action !== undefined &&
        (expiry.popupBlocked && words.onAction === expiry.signIn ? (
          <a href={expiry.signInUrl}>{words.action}</a>
        ) : (
          <button type="button" onClick={words.onAction}>
            {words.action}
          </button>
        ))}
      {isWarning && (
        <button type="button" onClick={expiry.dismiss}>
          {texts.close}
        </button>
      )}
    </dialog>
  )
}

function wordsOf(expiry: UseSessionExpiryResult, texts: SessionTexts): Words | null {
  const { surface, signIn, reload } = expiry
  if (surface === 'banner' || surface === 'expiringModal') {
    const { expiringTitle, expiringAdvice, loginAgain } = texts
    return { title: expiringTitle, body: expiringAdvice, action: loginAgain, onAction: signIn }
  }
  if (surface === 'lockedModal') {
    const { lockedTitle, lockedBody, unlock } = texts
    return { title: lockedTitle, body: lockedBody, action: unlock, onAction: signIn }
  }
  if (surface === 'expiredModal') {
    const { expiredTitle, expiredBody } = texts
    return { title: expiredTitle, body: expiredBody, action: texts.login, onAction: signIn }
  }
  if (surface === 'otherUserModal') return { ...otherUserWords(expiry, texts), onAction: reload }
  if (surface === 'signInTab') return { title: texts.loginSuccessful, body: texts.closeThisTab }
  return null
}
