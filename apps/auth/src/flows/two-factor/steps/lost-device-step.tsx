import { Button } from '@vestibule/ui/button'
import { Stack } from '@vestibule/ui/stack'
import { BusyButton } from '../../../parts/busy-button.tsx'
import { Screen } from '../../../parts/screen/screen.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StepProps } from '../two-factor-machine.ts'

/** Shown after a sign-in with a recovery code: the user can set up a new authenticator, or go on without one. */
export function LostDeviceStep({ finishing, dispatch }: StepProps) {
  const texts = useTexts()
  return (
    <Screen
      heading={texts.twoFactor.lostDeviceHeading}
      lead={texts.twoFactor.lostDevice}
      step={{ step: 3, steps: 3 }}
    >
      <Stack gap="xs">
        <Button block disabled={finishing} onClick={() => dispatch({ type: 'newDeviceWanted' })}>
          {texts.twoFactor.setUpDevice}
        </Button>
        <BusyButton
          variant="ghost"
          busy={finishing}
          onClick={() => dispatch({ type: 'newDeviceDeclined' })}
        >
          {texts.twoFactor.continue}
        </BusyButton>
      </Stack>
    </Screen>
  )
}
