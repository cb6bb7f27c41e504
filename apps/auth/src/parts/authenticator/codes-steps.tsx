import { lazyCode } from '@vestibule/base/react/lazy-code'
import type { ReactNode } from 'react'
import type { ScreenStep } from '../screen/screen-frame.tsx'
import type { CodesEvent, CodesStep } from './codes-machine.ts'
import { ShownCodesStep } from './shown-codes-step.tsx'

const RecoveryCodesStep = lazyCode(async () => {
  const step = await import('./recovery-codes-step.tsx')
  return { default: step.RecoveryCodesStep }
})

/**
 * Loads the script of the step with recovery codes ahead. If that fails, the step loads the script again, and shows a
 * failure.
 */
export const preloadCodes = () => void RecoveryCodesStep.preload().catch(() => {})

export interface CodesStepsProps {
  readonly at: CodesStep
  readonly email: string
  readonly step: ScreenStep
  readonly finishing: boolean
  readonly help?: ReactNode
  readonly dispatch: (event: CodesEvent) => void
}

/**
 * Shows the new recovery codes. If the page has been reloaded since it showed them, it shows `ShownCodesStep`, which
 * offers new ones.
 */
export function CodesSteps({ at, email, step, finishing, help, dispatch }: CodesStepsProps) {
  const shared = {
    step,
    help,
    busy: finishing,
    onSaved: () => dispatch({ type: 'recoveryCodesSaved' }),
  }
  return at === 'recoveryCodes' ? (
    <RecoveryCodesStep email={email} {...shared} />
  ) : (
    <ShownCodesStep onNewWanted={() => dispatch({ type: 'newCodesWanted' })} {...shared} />
  )
}
