import { logout } from '@vestibule/api-client'
import { useWorld } from '../boot/world.ts'
import { paths, pathTo } from '../paths.ts'
import { useOpen } from '../routing/address.ts'
import { problemOf } from './problem.ts'
import { useSubmission, type Submission } from './submission/use-submission.ts'
import { useHandover } from './use-handover.ts'

/** After this, signing out has failed and can be tried again: nobody is kept waiting on a way out. */
const timeoutMs = 10_000

/** Signs out and goes to the start, where `next` is kept for whoever comes in instead. */
export function useSignOut(onFailed: () => void = () => {}): Submission<void> {
  const { client, clock } = useWorld()
  const open = useOpen()
  const { next } = useHandover()
  return useSubmission<void, void>(
    async () => {
      const outcome = await logout(client, { timeoutMs })
      if (outcome.kind === 'signedOut') return { kind: 'accepted', result: undefined }
      onFailed()
      return { kind: 'refused', problem: problemOf(outcome, clock.now()) }
    },
    () => open(pathTo(paths.start, { next })),
  )
}
