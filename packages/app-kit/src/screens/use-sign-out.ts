import { logout } from '@vestibule/api-client'
import { paths, pathTo } from '../auth-paths.ts'
import { useSubmission, type Submission } from '../calls/use-submission.ts'
import { useOpen } from './address.ts'
import { useHandover } from './use-handover.ts'
import { useWorld } from './world.ts'

/** How long signing out may take, in milliseconds. After that it counts as failed, and the user can try again. */
const timeoutMs = 10_000

/**
 * Returns the submission that signs the user out and goes to the start screen, which keeps `next` for the user who
 * signs in next.
 */
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
