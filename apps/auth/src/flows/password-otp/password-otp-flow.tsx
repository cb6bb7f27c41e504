import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { EmailCodeStep } from '../../parts/email-code/email-code-step.tsx'
import { finishSignIn } from '../../parts/finish-sign-in.ts'
import { RequireEmail } from '../../parts/require-email.tsx'
import { SignInSteps } from '../../parts/sign-in-steps.tsx'
import { useEnter } from '../../parts/use-enter.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { paths } from '@vestibule/app-kit/auth-paths'
import { useOpen, useQuery } from '@vestibule/app-kit/screens/address'
import {
  passwordOtpMachine,
  type PasswordOtpStep,
  type PasswordOtpType,
} from './password-otp-machine.ts'
import type { StepProps } from './password-otp-machine.ts'
import { CreatePasswordStep } from './steps/create-password-step.tsx'
import { PasswordStep } from './steps/password-step.tsx'
import { SecurityQuestionStep } from './steps/security-question-step.tsx'

const types: Readonly<Record<string, PasswordOtpType>> = { 1: 1, 2: 2 }

/**
 * Sign-in with a password and a mailed code. The parameter `type` of the URL says in which order. 1: first the mailed
 * code, then the user sets a new password. 2: first the password, then the mailed code. Any other type leads to the
 * start screen.
 */
export default function PasswordOtpFlow() {
  const query = useQuery()
  const { to } = useHandover()
  const type = types[query.get('type') ?? '']
  if (type === undefined) return <Navigate to={to(paths.start)} replace />
  return (
    <RequireEmail>
      {(email) => <PasswordOtpSteps key={`${type} ${email}`} type={type} email={email} />}
    </RequireEmail>
  )
}

function PasswordOtpSteps({ type, email }: { type: PasswordOtpType; email: string }) {
  const world = useWorld()
  const open = useOpen()
  const enter = useEnter()
  const { next, to } = useHandover()
  const [state, dispatch] = useFlow(() =>
    createFlow(passwordOtpMachine(type), {
      finish: () => finishSignIn(world, { email, next }, enter),
      openStart: () => open(to(paths.start)),
      openTwoFactor: () => open(to(paths.twoFactor)),
      openForgotPassword: () => open(to(paths.forgotPassword)),
    }),
  )
  return (
    <SignInSteps state={state} dispatch={dispatch}>
      {(step) => {
        const Step = steps[step]
        return <Step type={type} email={email} dispatch={dispatch} />
      }}
    </SignInSteps>
  )
}

const steps = {
  password: PasswordStep,
  emailCode: ({ type, email, dispatch }: StepProps) => (
    <EmailCodeStep
      email={email}
      step={{ step: type, steps: 2 }}
      onVerified={(outcome) => dispatch({ type: 'emailCodeVerified', outcome })}
      onBack={() => dispatch({ type: 'wentBack' })}
    />
  ),
  createPassword: CreatePasswordStep,
  securityQuestion: SecurityQuestionStep,
} satisfies Record<PasswordOtpStep, (props: StepProps) => ReactNode>
