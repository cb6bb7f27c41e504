import { Component, type ReactNode } from 'react'
import type { Surroundings } from '../../boot/surroundings.ts'
import { defaultSettings, type Settings } from '../../boot/settings.ts'
import { CrashScreen } from './crash-screen.tsx'
import { MissingPart } from './lazy-part.ts'
import { NotLoaded } from '../load/not-loaded.tsx'
import { crashReport, sendCrashReport, supportCode } from './crash-report.ts'

interface CrashBoundaryProps {
  readonly surroundings: Surroundings
  /** Left out where they are not known yet. */
  readonly settings?: Settings
  readonly children: ReactNode
}

interface CrashBoundaryState {
  readonly failure?: 'missing' | { readonly code: string }
}

/**
 * The last resort: whatever a screen throws is reported, and the person gets a way on. Code that did not come
 * is no fault to report: it comes when the page is loaded again, and what a flow keeps survives that.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = {}

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    if (error instanceof MissingPart) return { failure: 'missing' }
    return { failure: { code: supportCode((bytes) => crypto.getRandomValues(bytes)) } }
  }

  override componentDidCatch(error: unknown) {
    const { failure } = this.state
    if (failure === undefined || failure === 'missing') return
    const { code } = failure
    const { surroundings, settings = defaultSettings } = this.props
    void sendCrashReport(surroundings.client, crashReport(error, code, window.location, settings))
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    if (failure === 'missing') return <NotLoaded onRetry={() => window.location.reload()} />
    return <CrashScreen code={failure.code} settings={this.props.settings ?? defaultSettings} />
  }
}
