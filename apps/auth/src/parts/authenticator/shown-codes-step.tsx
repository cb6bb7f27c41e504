import { Button } from '@vestibule/ui/button'
import { Stack } from '@vestibule/ui/stack'
import type { ReactNode } from 'react'
import { BusyButton } from '../busy-button.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import type { ScreenStep } from '../screen/screen-frame.tsx'
import { Screen } from '../screen/screen.tsx'

export interface ShownCodesStepProps {
  readonly step: ScreenStep
  readonly busy: boolean
  readonly onSaved: () => void
  readonly onNewWanted: () => void
  readonly help?: ReactNode
}

/**
 * Shown if the page is reloaded after it has shown the recovery codes. They are shown only once, but the user can make
 * new ones.
 */
export function ShownCodesStep({ step, busy, onSaved, onNewWanted, help }: ShownCodesStepProps) {
  const { recoveryCodes } = useTexts()
  return (
    <Screen heading={recoveryCodes.heading} lead={recoveryCodes.shownOnce} step={step} help={help}>
      <Stack gap="xs">
        <Button block disabled={busy} onClick={onNewWanted}>
          {recoveryCodes.makeNew}
        </Button>
        <BusyButton variant="ghost" busy={busy} onClick={onSaved}>
          {recoveryCodes.saved}
        </BusyButton>
      </Stack>
    </Screen>
  )
}
