import { useStartTexts } from '../texts/use-start-texts.ts'
import { useSignOut } from '@vestibule/app-kit/screens/use-sign-out'
import { Button } from '@vestibule/ui/button'
import { useToast } from '@vestibule/ui/toast'

/** A button that signs out, for screens that the user cannot or may not complete. */
export function SignOutButton() {
  const texts = useStartTexts()
  const toast = useToast()
  const { busy, submit } = useSignOut(() => toast.error(texts.app.notSignedOut))
  return (
    <Button variant="link" size="sm" loading={busy} onClick={() => submit(undefined)}>
      {texts.app.signOut}
    </Button>
  )
}
