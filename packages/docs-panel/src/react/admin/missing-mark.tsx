import { IconButton } from '@vestibule/ui/icon-button'
import { DashedCircleIcon } from '@vestibule/ui/icons'
import { useDocsTexts } from '../use-docs-texts.ts'

export interface MissingMarkProps {
  label: string
  onOpen: () => void
}

/** Marks an element without a note; pressing it opens the panel to write one. */
export function MissingMark({ label, onOpen }: MissingMarkProps) {
  const { admin } = useDocsTexts()
  return (
    <IconButton
      className="vb-doc-note-missing"
      size="sm"
      label={admin.missing({ label })}
      icon={<DashedCircleIcon size={16} />}
      onClick={onOpen}
    />
  )
}
