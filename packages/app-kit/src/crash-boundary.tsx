import { Component, type ComponentType, type ReactNode } from 'react'
import type { ReportError } from './error-reporter.ts'
import { MissingCode } from '@vestibule/base/react/lazy-code'

export interface CrashBoundaryProps {
  readonly report: ReportError
  readonly Fallback: ComponentType<{ readonly supportCode: string }>
  /** What is done about a part of the app that could not be fetched. Left out, it is an error like any other. */
  readonly missing?: {
    /** Loads the page again, unless that would not help: then false. */
    readonly reload: () => boolean
    readonly whileReloading: ReactNode
    readonly notLoaded: ReactNode
  }
  /** The part is shown again when this changes, such as the path. */
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
 * Shows a fallback instead of a part that failed, and reports the error. Missing code is not
 * reported: after a deployment, loading the page again fetches it.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    // componentDidCatch decides what to show. It runs before the browser paints.
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
