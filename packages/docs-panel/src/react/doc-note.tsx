import type { ReactNode } from 'react'
import type { NoteIcon, NotePlacement, NoteWidth } from '../core/document-draft.ts'
import { MissingNote } from './missing-note.tsx'
import { NoteTrigger } from './note-trigger.tsx'
import { useDocNote } from './use-doc-note.ts'

/** Props of {@link DocNote}. */
export interface DocNoteProps {
  /** The element's id: letters, digits, and . _ : - */
  id: string
  /** What the note is about, in words: "Inclusion criteria". */
  label: string
  /** Words before the icon. With `no_icon` they are what is pressed, underlined with dots. */
  children?: ReactNode
  /**
   * The icon, instead of the one that the document chooses.
   * @defaultValue the document's, else `info`
   */
  icon?: NoteIcon
  /**
   * The side on which the tooltip opens, instead of the document's.
   * @defaultValue the document's, else `bottom`
   */
  placement?: NotePlacement
  /**
   * How wide the tooltip is, instead of the document's width.
   * @defaultValue the document's, else `default`
   */
  width?: NoteWidth
  /**
   * Whether the tooltip holds links that can be pressed, instead of what the document says.
   * @defaultValue the document's, else `false`
   */
  interactive?: boolean
}

/**
 * The note of one element: a small icon that shows the short note in a tooltip and opens the full
 * one in the panel. Renders only its children where there is no note to see.
 * @throws RangeError for an unknown icon, listing those it knows.
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
          icon: given.icon ?? meta.variant ?? 'info',
          placement: given.placement ?? meta.tooltip_position ?? 'bottom',
          width: given.width ?? meta.tooltip_width ?? 'default',
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
