import { Component, type ReactNode } from 'react'
import type { Surroundings } from '../../boot/surroundings.ts'
import { defaultSettings } from '../../boot/settings.ts'
import { CrashScreen } from './crash-screen.tsx'
import { crashReport, sendCrashReport, supportCode } from './crash-report.ts'

interface CrashBoundaryProps {
  readonly surroundings: Surroundings
  readonly children: ReactNode
}

interface CrashBoundaryState {
  readonly code?: string
}

/** The last resort: whatever a screen throws is reported, and the person gets a way on. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = {}

  static getDerivedStateFromError(): CrashBoundaryState {
    return { code: supportCode((bytes) => crypto.getRandomValues(bytes)) }
  }

  override componentDidCatch(error: unknown) {
    const { code = '' } = this.state
    const { client } = this.props.surroundings
    void sendCrashReport(client, crashReport(error, code, window.location, defaultSettings))
  }

  override render() {
    const { code } = this.state
    return code === undefined ? this.props.children : <CrashScreen code={code} />
  }
}
