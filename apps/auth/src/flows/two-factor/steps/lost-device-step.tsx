import { Button } from '@vestibule/ui/button'
import { Stack } from '@vestibule/ui/stack'
import { Screen } from '../../../parts/screen/screen.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StepProps } from '../step-props.ts'

/** After a recovery code: the way to a new device, or on without one. */
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
        <Button
          variant="ghost"
          block
          loading={finishing}
          loadingText={texts.app.pleaseWait}
          onClick={() => dispatch({ type: 'newDeviceDeclined' })}
        >
          {texts.twoFactor.continue}
        </Button>
      </Stack>
    </Screen>
  )
}
