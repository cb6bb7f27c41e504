import { CopyButton } from '@vestibule/ui/copy-button'
import './copy-line.css'

interface CopyLineProps {
  /** Shown above the value. */
  readonly label: string
  readonly text: string
  /** Accessible name of the button that copies the value. */
  readonly copy: string
}

/** A value that the user has to copy into another system exactly as it is shown, with a button that copies it. */
export function CopyLine({ label, text, copy }: CopyLineProps) {
  return (
    <div className="adm-copy-line">
      <span className="adm-sub">{label}</span>
      <code dir="ltr" translate="no">
        {text}
      </code>
      <CopyButton content={text} aria-label={copy} />
    </div>
  )
}
