import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { elements } from '../docs/element-id.ts'
import { PageHead } from '../frame/page-head.tsx'
import { useTitle } from '@vestibule/app-kit/page/use-title'
import { useShell } from '../shell.ts'
import type { ShellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/use-texts.ts'
import { CodeStep } from './code-step.tsx'
import { DecidedStep } from './decided-step.tsx'
import { createDeviceApproval } from './device-approval.ts'
import type { DeviceState } from './device-machine.ts'
import './device.css'
import { ReviewStep } from './review-step.tsx'

/** `/device`: the user types a code here to sign in the browser, or to give a token to the program, that shows it. */
export default function DevicePage() {
  const { client } = useShell()
  const [approval] = useState(() => createDeviceApproval(client))
  const state = useStore(approval.store)
  const heading = useRef<HTMLHeadingElement>(null)
  const message = useRef<HTMLDivElement>(null)
  const texts = useTexts().pages.device
  useTitle(texts.title)

  // Each step moves the focus to another element: the first to its field, the review to its heading, which is described
  // by the question, and the last to its message.
  const { step } = state
  useEffect(() => {
    if (step === 'review') heading.current?.focus()
    if (step === 'decided') message.current?.focus()
  }, [step])

  return (
    <div className="sh-device">
      <PageHead
        heading={texts.heading}
        note={elements.device}
        lead={leadOf(state, texts)}
        headingRef={heading}
      />
      {(state.step === 'code' || state.step === 'finding') && (
        <CodeStep state={state} onSubmit={(code) => void approval.find(code)} />
      )}
      {state.step === 'review' && (
        <ReviewStep
          state={state}
          onDecide={(decision) => void approval.decide(decision)}
          onBack={approval.restart}
        />
      )}
      {state.step === 'decided' && (
        <DecidedStep state={state} messageRef={message} onRestart={approval.restart} />
      )}
    </div>
  )
}

function leadOf(state: DeviceState, texts: ShellTexts['pages']['device']): string {
  if (state.step !== 'review') return texts.lead
  return state.token === null ? texts.reviewText : texts.tokenReviewText
}
