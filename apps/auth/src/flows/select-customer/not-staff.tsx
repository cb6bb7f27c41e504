import { Button } from '@vestibule/ui/button'
import { Screen } from '../../parts/screen/screen.tsx'
import { SignOutButton } from '../../parts/sign-out-button.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '../../parts/use-handover.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** For whoever acts for no customer: there is nothing to choose, and the way on is open. */
export function NotStaff() {
  const { customer } = useTexts()
  const go = useGo()
  const { next } = useHandover()
  return (
    <Screen heading={customer.notStaff} lead={customer.notStaffHow} help={<SignOutButton />}>
      <Button block onClick={() => go(next)}>
        {customer.submit}
      </Button>
    </Screen>
  )
}
