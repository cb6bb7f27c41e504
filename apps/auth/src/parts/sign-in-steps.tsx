import type { ReactNode } from 'react'
import type { Finish } from './finish-sign-in.ts'
import { StrandedScreen } from './stranded-screen.tsx'

export interface SignInStepsProps<Step, Last> {
  readonly state: { readonly step: Step } | Finish<Last>
  readonly dispatch: (event: { readonly type: 'finishRetried' }) => void
  readonly children: (step: Step | Last, finishing: boolean) => ReactNode
}

/**
 * Shows the steps of a sign-in. While the server is asked where to go, the last step stays on the screen, with its
 * button busy. If the server does not say where, the screen offers to ask again.
 */
export function SignInSteps<Step, Last>({
  state,
  dispatch,
  children,
}: SignInStepsProps<Step, Last>) {
  if (!('after' in state)) return children(state.step, false)
  if (!('problem' in state)) return children(state.after, true)
  return (
    <StrandedScreen problem={state.problem} onRetry={() => dispatch({ type: 'finishRetried' })} />
  )
}
