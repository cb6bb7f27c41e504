import { Button } from '@vestibule/ui/button'
import { useToast } from '@vestibule/ui/toast'
import { logout } from '@vestibule/api-client'
import { useStartTexts } from '../texts/use-start-texts.ts'
import { useWorld } from '../boot/world.ts'
import { paths, pathTo } from '../paths.ts'
import { useOpen } from '../routing/address.ts'
import { useSubmission, type Submission } from './submission/use-submission.ts'
import { useHandover } from './use-handover.ts'

/** Signs out on screens that the user cannot or may not complete. */
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

/** After this time, in milliseconds, signing out counts as failed and the user can try again. */
const timeoutMs = 10_000

/** Signs out and goes to the start, which keeps `next` for the next user. */
export function useSignOut(onFailed: () => void = () => {}): Submission<void> {
  const { client } = useWorld()
  const open = useOpen()
  const { next } = useHandover()
  return useSubmission(
    async () => {
      const outcome = await logout(client, { timeoutMs })
      if (outcome.kind !== 'signedOut') onFailed()
      return outcome
    },
    () => open(pathTo(paths.start, { next })),
  )
}
