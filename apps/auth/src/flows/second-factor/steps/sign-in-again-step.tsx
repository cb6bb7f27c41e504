import { useWorld } from '@vestibule/app-kit/screens/world'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { Screen } from '../../../parts/screen/screen.tsx'
import { useSignOut } from '@vestibule/app-kit/screens/use-sign-out'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { useTexts } from '../../../texts/use-texts.ts'

/**
 * The first factor was shown too long ago to set up a second. `url`: where the organisation asks its people again; null: at
 * the start.
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
