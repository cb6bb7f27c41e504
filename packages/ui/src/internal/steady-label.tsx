import { type ReactNode } from 'react'

type SteadyLabelProps<State extends string> = {
  /** The label for each state, with its icon. */
  labels: Record<State, ReactNode>
  shown: State
}

/** Shows one of several labels in the width of the widest, so that nothing moves when another label is shown. */
export function SteadyLabel<State extends string>({ labels, shown }: SteadyLabelProps<State>) {
  return (
    <span className="vb-steady-label">
      {Object.entries<ReactNode>(labels).map(([state, label]) => (
        <span key={state} aria-hidden={state !== shown || undefined}>
          {label}
        </span>
      ))}
    </span>
  )
}
