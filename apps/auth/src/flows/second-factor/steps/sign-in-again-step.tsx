import { useWorld } from '@vestibule/app-kit/screens/world'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { Screen } from '../../../parts/screen/screen.tsx'
import { useSignOut } from '@vestibule/app-kit/screens/use-sign-out'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { useTexts } from '../../../texts/use-texts.ts'

/**
 * Shown if the user signed in too long ago to set up a second factor now. `url`: where the user signs in again with the
 * organisation's provider; null: on the start screen.
 */
export function SignInAgainStep({ url }: { readonly url: string | null }) {
  const { secondFactor: texts } = useTexts()
  const { leave } = useWorld()
  const { next } = useHandover()
  const { busy, problem, submit } = useSignOut()
  const begin = () => {
    if (url === null) return submit()
    leave(`${url}&${new URLSearchParams({ next }).toString()}`)
  }
  return (
    <Screen heading={texts.heading} lead={texts.stale} failed={problem !== undefined} showsAccount>
      <ProblemAlert problem={problem} />
      <BusyButton busy={busy} onClick={begin}>
        {texts.signInAgain}
      </BusyButton>
    </Screen>
  )
}
