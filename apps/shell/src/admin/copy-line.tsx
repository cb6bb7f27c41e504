import { CopyButton } from '@vestibule/ui/copy-button'
import { useTexts } from '../texts/use-texts.ts'
import { useAdminTexts } from './texts/use-admin-texts.ts'
import './copy-line.css'

interface CopyLineProps {
  /** Stands above it. */
  readonly label: string
  readonly text: string
  /** Names the button. */
  readonly copy: string
}

/** A line that has to be set elsewhere exactly as it stands here. */
export function CopyLine({ label, text, copy }: CopyLineProps) {
  const { copied, copyFailed } = useAdminTexts().audit.detail
  const { copyIdentifier } = useTexts().dataset
  return (
    <div className="vb-admin-copy-line">
      <span className="vb-admin-sub">{label}</span>
      <code dir="ltr">{text}</code>
      <CopyButton
        text={text}
        aria-label={copy}
        texts={{ copy: copyIdentifier, copied, failed: copyFailed }}
      />
    </div>
  )
}
