import { Button } from '@vestibule/ui/button'
import { useToast } from '@vestibule/ui/toast'
import { useTexts } from '../texts/use-texts.ts'
import { useSignOut } from './use-sign-out.ts'

/** The way out of a screen that cannot be passed, or not by this person. */
export function SignOutButton() {
  const texts = useTexts()
  const toast = useToast()
  const { busy, submit } = useSignOut(() => toast.error(texts.app.notSignedOut))
  return (
    <Button variant="link" size="sm" loading={busy} onClick={() => submit(undefined)}>
      {texts.app.signOut}
    </Button>
  )
}
