import { Modal } from '@vestibule/ui/modal'
import { LoginAction } from './login-action.tsx'
import type { SurfaceProps } from './surface-props.ts'

/** The session is over. The page stays behind, out of reach, until someone signs in. */
export function ExpiredModal({ texts }: SurfaceProps) {
  return (
    <Modal
      open
      blocking
      role="alertdialog"
      width={350}
      title={texts.expiredTitle}
      description={texts.expiredBody}
      className="vb-session-expired"
      footer={<LoginAction label={texts.login} texts={texts} size="md" />}
    />
  )
}
