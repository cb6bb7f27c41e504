import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { DocumentCalls } from '../../core/document-calls.ts'
import { createPreview, type PreviewState } from '../../core/preview.ts'
import { useDocsContext } from '../docs-context.ts'

/** Renders Markdown while it is written, as its readers will see it. */
export function useDocumentPreview(
  content: string,
  { render }: Pick<DocumentCalls, 'render'>,
): { preview: PreviewState; retry: () => void } {
  const { clock } = useDocsContext()
  const [{ state, show, retry, stop }] = useState(() => createPreview({ render, clock }))
  useEffect(() => show(content), [show, content])
  useEffect(() => stop, [stop])
  return { preview: useStore(state), retry }
}
