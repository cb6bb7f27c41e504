import { Modal } from '@vestibule/ui/modal'
import type { SurfaceProps } from './surface-props.ts'

/** What a sign-in tab shows when the browser does not let it close itself. */
export function LoginTab({ texts }: SurfaceProps) {
  return (
    <Modal
      open
      blocking
      width={350}
      title={texts.loginSuccessful}
      description={texts.closeThisTab}
      className="vb-session-login-tab"
    />
  )
}
