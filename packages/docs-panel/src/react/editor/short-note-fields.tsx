import { TextArea } from '@vestibule/ui/text-area'
import { enabledSections } from '../../core/document-draft.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import type { EditorProps } from './editor-props.ts'
import { EditorSection } from './editor-section.tsx'
import { TooltipSettings } from './tooltip-settings.tsx'
import { TooltipStage } from './tooltip-stage.tsx'

/** The short note with its tooltip settings and a preview. */
export function ShortNoteFields(props: EditorProps) {
  const { editing, change } = props
  const { editor } = useDocsTexts()
  const isOpen = enabledSections(editing.draft).tooltipSettings
  return (
    <EditorSection title={editor.shortNote} hint={editor.shortNoteHint}>
      <div className="vb-docs-note-grid">
        <div className="vb-docs-note-fields">
          <TextArea
            label={editor.fields.miniContent}
            labelHidden
            // The form replaces the document that was shown, so the focus moves to the first field of the form.
            autoFocus
            size="md"
            minRows={3}
            value={editing.draft.miniContent}
            readOnly={editing.work !== 'idle'}
            onChange={({ target }) => change({ miniContent: target.value })}
          />
          <TooltipSettings {...props} isOpen={isOpen} />
        </div>
        <TooltipStage {...props} />
      </div>
    </EditorSection>
  )
}
