import { verifyTotp } from '@vestibule/api-client'
import { useTexts } from '../../../texts/use-texts.ts'
import type { StepProps } from '../step-props.ts'
import { SecondFactorStep } from './second-factor-step.tsx'

export function AuthenticatorCodeStep({ email, dispatch }: StepProps) {
  const { twoFactor } = useTexts()
  return (
    <SecondFactorStep
      email={email}
      lead={twoFactor.authenticatorIntro}
      label={twoFactor.authenticatorLabel}
      length={6}
      verify={verifyTotp}
      onVerified={() => dispatch({ type: 'authenticatorVerified' })}
      otherWay={twoFactor.useRecovery}
      onOtherWay={() => dispatch({ type: 'recoveryCodeChosen' })}
      onBack={() => dispatch({ type: 'wentBack' })}
    />
  )
}
