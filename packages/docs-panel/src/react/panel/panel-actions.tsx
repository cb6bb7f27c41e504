import { Badge } from '@vestibule/ui/badge'
import { Button } from '@vestibule/ui/button'
import { EditIcon } from '@vestibule/ui/icons'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { PanelState } from '../../core/panel-state.ts'
import { useDocsContext } from '../docs-context.ts'
import type { UseDocsPanel } from '../use-docs-panel.ts'
import { useDocsTexts } from '../use-docs-texts.ts'

/** What stands beside the title: the way into the form, or that it holds unsaved text. */
export function PanelActions({ panel, canEdit, edit }: UseDocsPanel) {
  const { docs } = useDocsContext()
  const texts = useDocsTexts()
  const editButton = useFocusAfterEditing(panel.status)
  const hasUnsavedText = useStore(docs.state, ({ hasUnsavedText }) => hasUnsavedText)
  if (hasUnsavedText) return <Badge tone="outline">{texts.panel.unsaved}</Badge>
  if (!canEdit || panel.status !== 'viewing') return null
  return (
    <Button ref={editButton} variant="secondary" size="sm" startIcon={<EditIcon />} onClick={edit}>
      {texts.panel.edit}
    </Button>
  )
}

/** The form goes with the button that ended it: the focus goes on where the form was opened. */
function useFocusAfterEditing(status: PanelState['status']) {
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && status === 'viewing') editButton.current?.focus()
    wasEditing.current = status === 'editing'
  }, [status])
  return editButton
}
