import { useEffect, useState } from 'react'
import { useStore } from '@vestibule/base/react/use-read'
import type { DocumentCalls } from '../../core/document-calls.ts'
import { createPreview, type PreviewState } from '../../core/preview.ts'
import { useDocsContext } from '../docs-context.ts'

/** The preview that {@link useDocumentPreview} renders. */
export interface UseDocumentPreviewResult {
  readonly preview: PreviewState
  /** Renders the same text again after rendering has failed. */
  readonly retry: () => void
}

/** Returns the preview of Markdown, rendered as readers will see it, and rendered again whenever `content` changes. */
export function useDocumentPreview(
  content: string,
  { render }: Pick<DocumentCalls, 'render'>,
): UseDocumentPreviewResult {
  const { clock } = useDocsContext()
  const [{ store, show, retry, stop }] = useState(() => createPreview({ render, clock }))
  useEffect(() => show(content), [show, content])
  useEffect(() => stop, [stop])
  return { preview: useStore(store), retry }
}
