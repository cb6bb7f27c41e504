import { LoadFailure } from '@vestibule/app-kit/problems/load-failure'
import type { Problem } from '@vestibule/app-kit/problems/problem'
import { Reload } from '@vestibule/app-kit/problems/ways-on'
import { Screen } from '../../parts/screen/screen.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { SignOutButton } from '../../parts/sign-out-button.tsx'

/**
 * Shown if the list of customers or the customer for whom the user acts could not be loaded, or if the only customer
 * could not be selected.
 */
export function CustomerFailure({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const { customer } = useTexts()
  return (
    <Screen heading={customer.heading} failed help={<SignOutButton />}>
      <LoadFailure
        problem={problem}
        words={{ refused: customer.failed, serverFault: customer.failed }}
        wayOn={<Reload />}
        onRetry={onRetry}
      />
    </Screen>
  )
}
