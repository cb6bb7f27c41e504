import { Button } from '@vestibule/ui/button'
import { Text } from '@vestibule/ui/text'
import type { DocumentCalls } from '../../core/document-calls.ts'
import { HtmlMarkup } from '../html-markup.tsx'
import { useDocsTexts } from '../use-docs-texts.ts'
import { useDocumentPreview } from './use-document-preview.ts'

/** Shows Markdown as the server renders it, while the admin writes it. */
export function LivePreview({ content, calls }: { content: string; calls: DocumentCalls }) {
  const { editor, panel } = useDocsTexts()
  const { preview, retry } = useDocumentPreview(content, calls)
  return (
    <section
      className="vb-docs-preview"
      aria-label={editor.preview}
      aria-busy={preview.status === 'rendering' || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable area must be focusable for the keyboard.
      tabIndex={0}
    >
      {preview.status === 'failed' && (
        <p className="vb-docs-preview-failed">
          {editor.previewFailed}{' '}
          <Button variant="link" size="sm" onClick={retry}>
            {panel.retry}
          </Button>
        </p>
      )}
      {preview.status === 'empty' ? (
        <Text tone="muted">{editor.previewEmpty}</Text>
      ) : (
        <article className="vb-doc" dir="auto">
          <HtmlMarkup html={preview.html} withLinks />
        </article>
      )}
    </section>
  )
}
