import { lazyCode } from '@vestibule/base/react/lazy-code'
import '@vestibule/ui/code-display.css'
import '@vestibule/ui/countdown-circle.css'
import './device-code.css'
import { Suspense, useEffect, useState } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { saying } from '@vestibule/app-kit/problems/problem-text'
import { LoadFailure } from '@vestibule/app-kit/problems/load-failure'
import { useNotice } from '../../parts/notice.ts'
import { ProblemAlert } from '@vestibule/app-kit/problems/problem-alert'
import { Screen } from '../../parts/screen/screen.tsx'
import { useGo } from '../../parts/use-go.ts'
import { useHandover } from '@vestibule/app-kit/screens/use-handover'
import { useTexts } from '../../texts/use-texts.ts'
import { createActivity } from './activity.ts'
import { deviceCodeHandlers } from './device-code-handlers.ts'
import { codeOf, deviceCodeMachine } from './device-code-machine.ts'
import { DeviceInstructions } from './device-instructions.tsx'
import { DeviceVerification } from './device-verification.tsx'
import { newCode } from './new-code.ts'
import { inTurn } from './shared-code.ts'

// Load the dialog about an expired code only when it is needed, which is after nearly five minutes at the earliest.
const CodeExpired = lazyCode(() => import('./code-expired.tsx'))

/**
 * Sign-in in a restricted environment: this screen shows a device code, which the user approves on a desktop where the
 * user is signed in.
 */
export default function DeviceCodeFlow() {
  const texts = useTexts()
  const world = useWorld()
  const go = useGo()
  const { next } = useHandover()
  const notice = useNotice()
  const [activity] = useState(() => createActivity(document, world.clock))
  const [state, dispatch] = useFlow(() =>
    createFlow(
      deviceCodeMachine,
      deviceCodeHandlers(world, {
        next,
        go,
        inTurn,
        isActive: activity.isRecent,
        isVisible,
        drawCode: () => newCode((bytes) => crypto.getRandomValues(bytes)),
      }),
    ),
  )
  useEffect(() => activity.watch(() => dispatch({ type: 'activitySeen' })), [activity, dispatch])
  useEffect(() => {
    const onChange = () => {
      if (isVisible()) dispatch({ type: 'tabShown' })
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [dispatch])

  return (
    <Screen
      heading={texts.device.heading}
      lead={texts.device.intro}
      failed={state.status === 'unavailable'}
    >
      <ProblemAlert problem={notice} words={{ refused: texts.errors.linkFailed }} />
      {state.status === 'unavailable' ? (
        <LoadFailure
          problem={state.problem}
          words={saying(texts.device.notRegistered)}
          onRetry={() => dispatch({ type: 'retryRequested' })}
        />
      ) : (
        <>
          <DeviceInstructions code={codeOf(state)} stale={state.status === 'expired'} />
          <hr className="vb-rule" />
          <DeviceVerification
            state={state}
            onVerify={() => dispatch({ type: 'verificationAsked' })}
          />
        </>
      )}
      {state.status === 'expired' && (
        <Suspense>
          <CodeExpired onRefresh={() => dispatch({ type: 'refreshRequested' })} />
        </Suspense>
      )}
    </Screen>
  )
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}
