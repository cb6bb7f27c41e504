import type { FormEvent } from 'react'
import { AimFields } from './aim-fields.tsx'
import { ConflictMerge } from './conflict-merge.tsx'
import { formId } from './editor-actions.tsx'
import { EditorNotices } from './editor-notices.tsx'
import type { EditorProps } from './editor-props.ts'
import { FullNoteFields } from './full-note-fields.tsx'
import { ShortNoteFields } from './short-note-fields.tsx'

export { EditorActions } from './editor-actions.tsx'

/** The form of a document. */
export function DocumentEditor(props: EditorProps) {
  const { editing, save } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form
      id={formId}
      className="vb-docs-form"
      aria-busy={editing.work !== 'idle' || undefined}
      noValidate
      onSubmit={submit}
    >
      <EditorNotices {...props} />
      {editing.conflict && <ConflictMerge {...props} conflict={editing.conflict} />}
      <ShortNoteFields {...props} />
      <FullNoteFields {...props} />
      <AimFields {...props} />
    </form>
  )
}
