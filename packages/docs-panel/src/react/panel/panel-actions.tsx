import { Badge } from '@vestibule/ui/badge'
import { Button } from '@vestibule/ui/button'
import { EditIcon } from '@vestibule/ui/icons'
import { useEffect, useRef } from 'react'
import { useStore } from '@vestibule/base/react/use-read'
import type { PanelState } from '../../core/panel-state.ts'
import { useDocsContext } from '../docs-context.ts'
import type { UseDocsPanelResult } from '../use-docs-panel.ts'
import { useDocsTexts } from '../use-docs-texts.ts'

/** Shown beside the panel's title: the Edit button, or a hint that there is unsaved text. */
export function PanelActions({ panel, canEdit, edit }: UseDocsPanelResult) {
  const { docs } = useDocsContext()
  const texts = useDocsTexts()
  const editButton = useFocusAfterEditing(panel.status)
  const hasUnsavedText = useStore(docs.store, ({ hasUnsavedText }) => hasUnsavedText)
  if (hasUnsavedText) return <Badge tone="outline">{texts.panel.unsaved}</Badge>
  if (!canEdit || panel.status !== 'viewing') return null
  return (
    <Button ref={editButton} variant="secondary" size="sm" startIcon={<EditIcon />} onClick={edit}>
      {texts.panel.edit}
    </Button>
  )
}

/**
 * Returns the ref for the Edit button. Closing the form removes the button that has the focus; the focus then moves to
 * the Edit button, which opened the form.
 */
function useFocusAfterEditing(status: PanelState['status']) {
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && status === 'viewing') editButton.current?.focus()
    wasEditing.current = status === 'editing'
  }, [status])
  return editButton
}
