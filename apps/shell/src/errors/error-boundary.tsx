import { Component, type ComponentType, type ReactNode } from 'react'
import type { ReportError } from './error-reporter.ts'

export interface ErrorBoundaryProps {
  readonly report: ReportError
  readonly Fallback: ComponentType<{ readonly supportCode: string }>
  /** The part is shown again when this changes, such as the path. */
  readonly resetKey?: string
  readonly children: ReactNode
}

interface State {
  readonly resetKey: string | undefined
  readonly supportCode: string | null
}

/** Shows a fallback instead of a part that failed, and reports the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey, supportCode: null }

  static getDerivedStateFromError(): Partial<State> {
    return { supportCode: '' }
  }

  override componentDidCatch(error: unknown) {
    this.setState({ supportCode: this.props.report(error) })
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State) {
    return resetKey === state.resetKey ? null : { resetKey, supportCode: null }
  }

  override render() {
    const { supportCode } = this.state
    const { Fallback, children } = this.props
    return supportCode === null ? children : <Fallback supportCode={supportCode} />
  }
}
