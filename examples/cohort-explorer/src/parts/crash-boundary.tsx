import { Component, type ContextType, type ReactNode } from 'react'
import { textsOf } from '../texts.ts'
import { PlaceContext } from '../place/use-place.ts'
import { Failure } from './failure.tsx'

/**
 * Replaces the app with an error page and a support code when a component throws. React supports this only in class
 * components.
 */
export class CrashBoundary extends Component<{ readonly children: ReactNode }> {
  static override readonly contextType = PlaceContext
  declare context: ContextType<typeof PlaceContext>
  override state: { readonly supportCode: string | null } = { supportCode: null }

  override componentDidCatch(error: Error) {
    this.setState({ supportCode: this.context?.report(error) ?? '' })
  }

  override render() {
    const { supportCode } = this.state
    if (supportCode === null || !this.context) return this.props.children
    const { texts } = textsOf(this.context.getSnapshot().language)
    return (
      <Failure
        title={texts.crashed}
        supportCode={supportCode}
        onRetry={() => window.location.reload()}
      >
        {texts.crashedText}
      </Failure>
    )
  }
}
