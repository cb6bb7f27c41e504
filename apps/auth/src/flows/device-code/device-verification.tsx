import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { CountdownCircle } from '@vestibule/ui/countdown-circle'
import { Text } from '@vestibule/ui/text'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { useCountdown } from '@vestibule/app-kit/screens/use-countdown'
import { useTexts } from '../../texts/use-texts.ts'
import { cycleMs } from './cycles.ts'
import type { DeviceCodeState } from './device-code-machine.ts'

export interface DeviceVerificationProps {
  readonly state: DeviceCodeState
  readonly onVerify: () => void
}

/** Shows the countdown to the next check of the code, and a button that checks at once. */
export function DeviceVerification({ state, onVerify }: DeviceVerificationProps) {
  const texts = useTexts()
  const waiting = state.status === 'waiting' ? state : undefined
  const left = useCountdown(waiting?.endsAt ?? 0)
  const attempt = 'attempt' in state ? state.attempt : undefined
  return (
    <>
      <div className="au-device-verifying">
        <CountdownCircle
          seconds={cycleMs / 1000}
          remaining={Math.ceil(Math.min(left, cycleMs) / 1000)}
          cycle={waiting?.cycle ?? 0}
          label={texts.device.verifyingIn}
          milestones={[10]}
          texts={{ remaining: (seconds) => texts.device.secondsLeft({ seconds }) }}
        />
        <div className="au-device-done">
          <Text tone="muted">{texts.device.doneAlready}</Text>
          <Button
            variant="secondary"
            size="md"
            block
            loading={attempt?.status === 'trying' || state.status === 'leaving'}
            onClick={onVerify}
          >
            {texts.device.clickHere}
          </Button>
        </div>
      </div>
      {attempt?.status === 'pending' && (
        <Alert tone="info" role="status">
          {texts.device.pending}
        </Alert>
      )}
      {attempt?.status === 'denied' && (
        <Alert tone="danger" role="alert">
          {texts.device.denied}
        </Alert>
      )}
      {attempt?.status === 'disabled' && (
        <Alert tone="danger" role="alert">
          {texts.device.disabled}
        </Alert>
      )}
      {attempt?.status === 'refused' && (
        <ProblemAlert problem={attempt.problem} words={{ refused: texts.errors.codeExpired }} />
      )}
    </>
  )
}
