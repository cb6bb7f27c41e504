import { Alert } from '@vestibule/ui/alert'
import { draftOf, type DraftField } from '../../core/document-draft.ts'
import type { Conflict } from '../../core/panel-state.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import { ConflictField } from './conflict-field.tsx'
import type { EditorProps } from './editor-props.ts'

/** Sellers and data partners are decided as one. */
const together: ReadonlySet<DraftField> = new Set(['sellers', 'dataPartners'])

/** Both texts, where someone else has saved first, to be merged by hand. */
export function ConflictMerge(props: EditorProps & { conflict: Conflict }) {
  const { conflict: texts } = useDocsTexts()
  const { theirs, undecided } = props.conflict
  const alone = undecided.filter((field) => !together.has(field)).map((field) => [field])
  const pair = undecided.filter((field) => together.has(field))
  const groups = pair.length > 0 ? [...alone, pair] : alone
  return (
    <section className="vb-docs-conflict" aria-label={texts.title}>
      <Alert tone="warning" role="alert" title={texts.title}>
        {undecided.length > 0 ? texts.undecided(undecided.length) : texts.merged}
      </Alert>
      {groups.map((fields) => (
        <ConflictField key={fields.join()} {...props} fields={fields} theirs={draftOf(theirs)} />
      ))}
    </section>
  )
}
