import { Button } from '@vestibule/ui/button'
import { useWorld } from '../../boot/world.ts'
import { Screen } from '../../parts/screen/screen.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { SignOutButton } from '../../parts/sign-out-button.tsx'

/** There is nobody to act for. */
export function NoCustomer() {
  const texts = useTexts()
  const { leave, settings } = useWorld()
  return (
    <Screen heading={texts.customer.none} lead={texts.customer.noneHow} help={<SignOutButton />}>
      <Button block onClick={() => leave(settings.homepage)}>
        {texts.app.home}
      </Button>
    </Screen>
  )
}
