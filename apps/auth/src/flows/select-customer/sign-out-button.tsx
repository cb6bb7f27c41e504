import { logout } from '@vestibule/api-client'
import { Button } from '@vestibule/ui/button'
import { useToast } from '@vestibule/ui/toast'
import { useWorld } from '../../boot/world.ts'
import { useSubmission } from '../../parts/submission/use-submission.ts'
import { problemOf } from '../../parts/problem.ts'
import { paths } from '../../paths.ts'
import { useOpen } from '../../routing/address.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The way out for who does not want to act for anyone. */
export function SignOutButton() {
  const texts = useTexts()
  const toast = useToast()
  const { client, clock } = useWorld()
  const open = useOpen()
  const { busy, submit } = useSubmission<void, void>(
    async () => {
      const outcome = await logout(client)
      if (outcome.kind === 'signedOut') return { kind: 'accepted', result: undefined }
      toast.error(texts.errors.generic)
      return { kind: 'refused', problem: problemOf(outcome, clock.now()) }
    },
    () => open(paths.start),
  )
  return (
    <Button variant="link" size="sm" loading={busy} onClick={() => submit(undefined)}>
      {texts.app.signOut}
    </Button>
  )
}
