import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useTitle } from '../frame/use-title.ts'
import { useShell } from '../shell.ts'
import { useTexts } from '../texts/use-texts.ts'
import { CodeStep } from './code-step.tsx'
import { DecidedStep } from './decided-step.tsx'
import { createDeviceApproval } from './device-approval.ts'
import './device.css'
import { ReviewStep } from './review-step.tsx'

/** `/device`: signs in the browser whose code is typed here. */
export default function DevicePage() {
  const { client } = useShell()
  const [approval] = useState(() => createDeviceApproval(client))
  const state = useStore(approval.store)
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(useTexts().pages.device.title)

  // Each step begins at its heading; the step of the code gives the focus to its field itself.
  const { step } = state
  useEffect(() => {
    if (step === 'review' || step === 'decided') heading.current?.focus()
  }, [step])

  return (
    <div className="vb-device">
      {(state.step === 'code' || state.step === 'finding') && (
        <CodeStep state={state} onSubmit={(code) => void approval.find(code)} />
      )}
      {state.step === 'review' && (
        <ReviewStep
          state={state}
          headingRef={heading}
          onDecide={(decision) => void approval.decide(decision)}
          onBack={approval.restart}
        />
      )}
      {state.step === 'decided' && (
        <DecidedStep state={state} headingRef={heading} onRestart={approval.restart} />
      )}
    </div>
  )
}
