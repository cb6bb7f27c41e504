import { FullScreenLoader, type FullScreenLoaderProps } from '@vestibule/ui/full-screen-loader'
import { PageShell } from '@vestibule/ui/page-shell'

/** The loader in the card that the screen will have. */
export function ScreenLoader(props: FullScreenLoaderProps) {
  return (
    <PageShell>
      <div className="vb-auth-card auth-loading">
        <FullScreenLoader {...props} />
      </div>
    </PageShell>
  )
}
