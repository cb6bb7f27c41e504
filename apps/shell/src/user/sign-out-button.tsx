import { isApiError } from '@vestibule/api-client'
import { useSession } from '@vestibule/session/react'
import { SignOutIcon } from '@vestibule/ui/icons'
import { Spinner } from '@vestibule/ui/spinner'
import { useToast } from '@vestibule/ui/toast'
import { useState } from 'react'
import { leavesPage } from '../app-frame/guard-leaving.ts'
import { useTexts } from '../texts/use-texts.ts'

/** A button that signs out. It stays busy until the page is left. If signing out fails, the user is still signed in. */
export function SignOutButton() {
  const texts = useTexts().chrome.userMenu
  const { signOut } = useSession()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const onClick = async () => {
    if (busy) return
    setBusy(true)
    const outcome = await signOut()
    if (outcome.kind === 'signedOut') return
    setBusy(false)
    const { error } = outcome
    toast.error((isApiError(error) && error.userMessage) || texts.signOutFailed)
  }
  return (
    <button
      type="button"
      className="vb-menu-item"
      aria-busy={busy || undefined}
      {...leavesPage}
      onClick={() => void onClick()}
    >
      {busy ? <Spinner size={18} /> : <SignOutIcon size={18} />}
      <span className="vb-menu-label">{texts.signOut}</span>
    </button>
  )
}
