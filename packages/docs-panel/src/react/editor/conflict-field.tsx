import { Button } from '@vestibule/ui/button'
import { TextArea } from '@vestibule/ui/text-area'
import type { DocumentDraft, DraftField } from '../../core/document-draft.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import { useEnvironments } from './use-environments.ts'
import type { EditorProps } from './editor-props.ts'
import { fieldWords } from './field-words.ts'

interface ConflictFieldProps extends EditorProps {
  fields: readonly DraftField[]
  theirs: DocumentDraft
}

/**
 * A field that this user and another person have changed: this user's value, which can be edited if it is text, the
 * other value to read and copy, and buttons to choose one.
 */
export function ConflictField({
  fields,
  theirs,
  editing,
  change,
  decide,
  sellers,
}: ConflictFieldProps) {
  const environments = useEnvironments()
  const texts = useDocsTexts()
  const { conflict, editor } = texts
  const name = fields.map((field) => editor.fields[field]).join(', ')
  const wordsOf = (draft: DocumentDraft) =>
    fields.map((field) => fieldWords(field, draft, { texts, sellers, environments })).join('\n')
  const [field] = fields
  const isText = field === 'miniContent' || field === 'mainContent' || field === 'title'
  return (
    <fieldset className="vb-docs-conflict-field" aria-label={name}>
      <TextArea
        label={`${name}: ${conflict.mine}`}
        size="md"
        mono={field === 'mainContent'}
        minRows={isText ? 4 : 1}
        maxRows={12}
        readOnly={!isText}
        value={wordsOf(editing.draft)}
        onChange={({ target }) => isText && change({ [field]: target.value })}
      />
      <TextArea
        label={`${name}: ${conflict.theirs}`}
        size="md"
        mono={field === 'mainContent'}
        minRows={isText ? 4 : 1}
        maxRows={12}
        readOnly
        value={wordsOf(theirs)}
      />
      <Button variant="secondary" size="sm" onClick={() => decide(fields, 'mine')}>
        {conflict.keepMine}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => decide(fields, 'theirs')}>
        {conflict.takeTheirs}
      </Button>
    </fieldset>
  )
}
