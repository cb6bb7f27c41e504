import type { FormEvent } from 'react'
import { Alert } from '@vestibule/ui/alert'
import { AudienceFields } from './audience-fields.tsx'
import { formId } from './editor-actions.tsx'
import type { EditorProps } from './editor-props.ts'
import { FullNoteFields } from './full-note-fields.tsx'
import { ShortNoteFields } from './short-note-fields.tsx'
import { draftOf, type DraftField } from '../../core/document-draft.ts'
import type { Conflict } from '../../core/panel-state.ts'
import { momentIn } from '@vestibule/base/messages/formats'
import { useDocsTexts } from '../use-docs-texts.ts'
import { ConflictField } from './conflict-field.tsx'

export { EditorActions } from './editor-actions.tsx'

/** The form in which an admin writes a document. */
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
      <AudienceFields {...props} />
    </form>
  )
}

/**
 * The fields for which the user chooses one person's values together when two people have changed a document: the data
 * partners belong to the sellers.
 */
const together: ReadonlySet<DraftField> = new Set(['sellers', 'dataPartners'])

/** Lets the user merge their changes by hand with those of someone else who has saved first. */
function ConflictMerge(props: EditorProps & { conflict: Conflict }) {
  const { conflict: texts } = useDocsTexts()
  const { theirs, undecided } = props.conflict
  const alone = undecided.filter((field) => !together.has(field)).map((field) => [field])
  const pair = undecided.filter((field) => together.has(field))
  const groups = pair.length > 0 ? [...alone, pair] : alone
  return (
    <section className="vb-docs-conflict" aria-label={texts.title}>
      <Alert tone="warning" role="alert" title={texts.title}>
        {undecided.length > 0 ? texts.undecided({ count: undecided.length }) : texts.merged}
      </Alert>
      {groups.map((fields) => (
        <ConflictField key={fields.join()} {...props} fields={fields} theirs={draftOf(theirs)} />
      ))}
    </section>
  )
}

/** Messages above the form, for instance that text was restored, or that a save was refused. */
function EditorNotices({ editing }: EditorProps) {
  const { editor, problems, language } = useDocsTexts()
  const { restoredFromMs, problem } = editing
  return (
    <>
      {problem?.kind === 'signedInAgain' && (
        <Alert tone="info" role="status">
          {problems.signedInAgain}
        </Alert>
      )}
      {problem && problem.kind !== 'signedInAgain' && (
        <Alert tone="danger" role="alert" title={problem.message}>
          {problem.details && <p className="vb-docs-problem">{problem.details.join(' ')}</p>}
          <p className="vb-docs-problem">{problems[problem.kind]}</p>
        </Alert>
      )}
      {restoredFromMs !== null && (
        <Alert tone="info" role="status">
          {editor.restored({ time: momentIn(language, new Date(restoredFromMs)) })}
        </Alert>
      )}
    </>
  )
}
