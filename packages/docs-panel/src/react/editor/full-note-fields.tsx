import { Text } from '@vestibule/ui/text'
import { TextArea } from '@vestibule/ui/text-area'
import { useDocsTexts } from '../use-docs-texts.ts'
import type { EditorProps } from './editor-props.ts'
import { EditorSection } from './editor-section.tsx'
import { LivePreview } from './live-preview.tsx'

/** Height of the text field in pixels. */
const height = 400

/** The field for the full note beside its preview. */
export function FullNoteFields({ editing, change, calls }: EditorProps) {
  const { editor } = useDocsTexts()
  return (
    <EditorSection
      title={editor.fullNote}
      hint={editor.fullNoteHint}
      end={
        <Text as="span" size="xs" tone="muted" className="vb-docs-section-end">
          {editor.preview}
        </Text>
      }
    >
      <div className="vb-docs-editor">
        <TextArea
          label={editor.fields.mainContent}
          labelHidden
          mono
          height={height}
          value={editing.draft.mainContent}
          readOnly={editing.work !== 'idle'}
          onChange={({ target }) => change({ mainContent: target.value })}
        />
        <LivePreview content={editing.draft.mainContent} calls={calls} />
      </div>
    </EditorSection>
  )
}
