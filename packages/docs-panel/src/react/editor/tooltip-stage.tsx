import { InfoIcon } from '@vestibule/ui/info-icon'
import { Text } from '@vestibule/ui/text'
import { HtmlMarkup } from '../html-markup.tsx'
import { noteName } from '../../core/note-texts.ts'
import { iconTexts, useDocsContext } from '../docs-context.ts'
import { tooltipWidths } from '../tooltip-widths.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import type { EditorProps } from './editor-props.ts'
import { useDocumentPreview } from './use-document-preview.ts'

/** Shows beside a sample element how the tooltip will look to readers, while the admin writes the note. */
export function TooltipStage({ editing, calls }: EditorProps) {
  const { editor } = useDocsTexts()
  const { noteTexts } = useDocsContext()
  const { draft, elementId } = editing
  const { preview } = useDocumentPreview(draft.miniContent, calls)
  const words = draft.title || elementId
  const isWords = draft.variant === 'no_icon'
  return (
    <div className="vb-docs-stage" role="group" aria-label={editor.previewNote}>
      <div className="vb-docs-stage-set" data-side={draft.tooltipPosition.split('-')[0]}>
        <span className="vb-docs-stage-element" aria-hidden="true">
          {isWords ? null : words}
          <InfoIcon
            variant={draft.variant}
            label={noteName(noteTexts, words)}
            texts={iconTexts(noteTexts)}
            tabIndex={-1}
          >
            {isWords ? words : null}
          </InfoIcon>
        </span>
        {preview.status === 'empty' ? (
          <Text size="xs" tone="muted">
            {editor.previewEmpty}
          </Text>
        ) : (
          <div
            className="vb-tooltip vb-doc-note-tooltip"
            data-width={tooltipWidths[draft.tooltipWidth]}
          >
            {draft.title && (
              <strong className="vb-doc-note-title" dir="auto">
                {draft.title}
              </strong>
            )}
            <div className="vb-doc-note-text" dir="auto">
              <HtmlMarkup html={preview.html} withLinks={false} />
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
