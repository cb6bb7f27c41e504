import { verifyRecoveryCode } from '@vestibule/api-client'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StepProps } from '../step-props.ts'
import { SecondFactorStep } from './second-factor-step.tsx'

export function RecoveryCodeStep({ email, dispatch }: StepProps) {
  const { twoFactor } = useTexts()
  return (
    <SecondFactorStep
      email={email}
      lead={twoFactor.recoveryIntro}
      label={twoFactor.recoveryLabel}
      length={8}
      inputProps={{ autoComplete: 'off', inputMode: 'text' }}
      verify={verifyRecoveryCode}
      onVerified={() => dispatch({ type: 'recoveryCodeVerified' })}
      otherWay={twoFactor.useAuthenticator}
      onOtherWay={() => dispatch({ type: 'authenticatorChosen' })}
      onBack={() => dispatch({ type: 'wentBack' })}
    />
  )
}
