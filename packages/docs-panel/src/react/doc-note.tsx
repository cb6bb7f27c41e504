import type { ReactNode } from 'react'
import type { TooltipProps } from '@vestibule/ui/tooltip'
import type { NoteIcon, NotePlacement } from '../core/document-draft.ts'
import { MissingNote } from './missing-note.tsx'
import { NoteTrigger } from './note-trigger.tsx'
import { useDocNote } from './use-doc-note.ts'

/** What a {@link DocNote} is about, and how it looks. */
export interface DocNoteProps {
  /** The id of the element that the note is about. Allowed: letters, digits, and . _ : - */
  id: string
  /** What the note is about, such as "Inclusion criteria". */
  label: string
  /**
   * Text before the icon. With the icon `no_icon` there is only the text, with a dotted underline, and it is the
   * button.
   */
  children?: ReactNode
  /**
   * The icon, instead of the one that the document chooses.
   * @defaultValue the document's, else `info`
   */
  variant?: NoteIcon
  /**
   * The side on which the tooltip opens, instead of the one that the document chooses.
   * @defaultValue the document's, else `bottom`
   */
  placement?: NotePlacement
  /**
   * The width of the tooltip, instead of the one that the document chooses.
   * @defaultValue the document's, else `sm`
   */
  width?: TooltipProps['width']
  /**
   * Whether links in the tooltip can be pressed, instead of what the document says.
   * @defaultValue the document's, else `false`
   */
  interactive?: boolean
}

/**
 * The note of one element: an icon that shows the short note in a tooltip and opens the full note in the panel. If
 * there is no note that the user may see, it renders only its children, and a mark if an admin shows missing notes.
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
