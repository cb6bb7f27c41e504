import type { ReactNode } from 'react'
import type { TooltipProps } from '@vestibule/ui/tooltip'
import type { NoteIcon, NotePlacement } from '../core/document-draft.ts'
import { MissingNote } from './missing-note.tsx'
import { NoteTrigger } from './note-trigger.tsx'
import { useDocNote } from './use-doc-note.ts'

/** Props of {@link DocNote}. */
export interface DocNoteProps {
  /** The element's id. Allowed: letters, digits, and . _ : - */
  id: string
  /** What the note is about, such as "Inclusion criteria". */
  label: string
  /** Text before the icon. With the icon `no_icon`, the text itself is the button, with a dotted underline. */
  children?: ReactNode
  /**
   * Overrides the icon that the document chooses.
   * @defaultValue the document's, else `info`
   */
  variant?: NoteIcon
  /**
   * Overrides the side on which the tooltip opens.
   * @defaultValue the document's, else `bottom`
   */
  placement?: NotePlacement
  /**
   * Overrides the width of the tooltip.
   * @defaultValue the document's, else `sm`
   */
  width?: TooltipProps['width']
  /**
   * Overrides whether links in the tooltip can be pressed.
   * @defaultValue the document's, else `false`
   */
  interactive?: boolean
}

/**
 * The note of one element: an icon that shows the short note in a tooltip and opens the full note in the panel.
 * Renders only its children if the user has no note to see.
 * @throws RangeError for an unknown icon, listing the known ones.
 */
export function DocNote({ id, label, children, ...given }: DocNoteProps) {
  const { document, isMissing, open } = useDocNote(id)
  if (document) {
    const meta = document.additional_meta
    return (
      <NoteTrigger
        document={document}
        label={label}
        onOpen={open}
        settings={{
          icon: given.variant ?? meta.variant ?? 'info',
          placement: given.placement ?? meta.tooltip_position ?? 'bottom',
          width: given.width,
          interactive: given.interactive ?? meta.interactive ?? false,
        }}
      >
        {children}
      </NoteTrigger>
    )
  }
  return (
    <>
      {children}
      {isMissing && <MissingNote label={label} onOpen={open} />}
    </>
  )
}
