import { useSession } from '@vestibule/session/react'
import { SignOutIcon } from '@vestibule/ui/icons'
import { Spinner } from '@vestibule/ui/spinner'
import { useToast } from '@vestibule/ui/toast'
import { useState } from 'react'
import { useWritesOff } from '../connection/use-writes-off.ts'
import { useTexts } from '../texts/use-texts.ts'

/** Ends the session. It stays busy until the page has left; on a failure nothing has changed. */
export function SignOutButton() {
  const texts = useTexts().chrome.userMenu
  const { signOut } = useSession()
  const writesOff = useWritesOff()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const onClick = async () => {
    if (busy) return
    if (writesOff !== null) {
      toast.warning(writesOff, { id: 'sign-out' })
      return
    }
    setBusy(true)
    const outcome = await signOut()
    if (outcome.kind === 'signedOut') return
    setBusy(false)
    toast.error(outcome.error.userMessage ?? texts.signOutFailed)
  }
  return (
    <button
      type="button"
      className="vb-menu-item"
      aria-busy={busy || undefined}
      onClick={() => void onClick()}
    >
      {busy ? <Spinner size={18} /> : <SignOutIcon size={18} />}
      <span className="vb-menu-label">{texts.signOut}</span>
    </button>
  )
}
