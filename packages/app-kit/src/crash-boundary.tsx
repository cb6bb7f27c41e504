import { Component, type ComponentType, type ReactNode } from 'react'
import type { ReportError } from './error-reporter.ts'
import { MissingCode } from '@vestibule/base/react/lazy-code'

export interface CrashBoundaryProps {
  readonly report: ReportError
  readonly Fallback: ComponentType<{ readonly supportCode: string }>
  /** What to do if the server no longer has a part of the app's code. Absent: treat that like any other error. */
  readonly missing?: {
    /** Reloads the page and returns true, or returns false if reloading would not help. */
    readonly reload: () => boolean
    readonly whileReloading: ReactNode
    readonly notLoaded: ReactNode
  }
  /**
   * When this value changes after an error, the children are rendered again instead of the fallback. Pass the path, for
   * instance.
   */
  readonly resetKey?: string
  readonly children: ReactNode
}

type Failure =
  | { readonly kind: 'crashed'; readonly supportCode: string }
  | { readonly kind: 'reloading' | 'notLoaded' }

interface State {
  readonly resetKey: string | undefined
  readonly failure: Failure | null
}

/**
 * Shows a fallback instead of children that threw an error, and reports the error. If they threw it because the server
 * no longer has code of the app, and `missing` is given, it reloads the page instead, without a report: after a
 * deployment, reloading fetches the new code.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // This kind is preliminary: `componentDidCatch` sets the final one before the browser paints.
    const kind = error instanceof MissingCode ? 'reloading' : 'crashed'
    return { failure: { kind, supportCode: '' } }
  }

  override componentDidCatch(error: unknown) {
    const { missing, report } = this.props
    const failure: Failure =
      missing && error instanceof MissingCode
        ? { kind: missing.reload() ? 'reloading' : 'notLoaded' }
        : { kind: 'crashed', supportCode: report(error) }
    this.setState({ failure })
  }

  static getDerivedStateFromProps({ resetKey }: CrashBoundaryProps, state: State) {
    return resetKey === state.resetKey ? null : { resetKey, failure: null }
  }

  override render() {
    const { failure } = this.state
    const { Fallback, missing, children } = this.props
    switch (failure?.kind) {
      case undefined:
        return children
      case 'reloading':
        return missing?.whileReloading
      case 'notLoaded':
        return missing?.notLoaded
      case 'crashed':
        return <Fallback supportCode={failure.supportCode} />
    }
  }
}
