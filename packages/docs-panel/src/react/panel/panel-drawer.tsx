import { Drawer } from '@vestibule/ui/drawer'
import { useEffect, useState } from 'react'
import type { PanelState } from '../../core/panel-state.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import { useDocsPanel } from '../use-docs-panel.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import { LeaveQuestion } from './leave-question.tsx'
import { PanelActions } from './panel-actions.tsx'
import { PanelBody } from './panel-body.tsx'
import { ReturnFocus } from './return-focus.tsx'
import { useNotices } from './use-notices.ts'

/** Pixels; the specification's documentation drawer. */
const drawerWidth = 900

const editorCode = /* @__PURE__ */ onDemand(() => import('../editor/document-editor.tsx'))

/** The drawer around whatever the panel does. */
export function PanelDrawer() {
  const docsPanel = useDocsPanel()
  const { panel, isFullScreen, toggleFullScreen, close } = docsPanel
  const texts = useDocsTexts()
  const editor = useOnDemand(editorCode)
  useNotices(docsPanel)
  const isEditing = panel.status === 'editing'
  useEffect(() => {
    if (isEditing) void editorCode.request()
  }, [isEditing])
  const shown = useLastOpen(panel)
  if (shown.status === 'closed') return null

  const form = isEditing && editor.status === 'ready' ? editor.part : null
  return (
    <Drawer
      className="vb-docs-panel"
      data-status={shown.status}
      open={panel.status !== 'closed'}
      onClose={close}
      width={drawerWidth}
      fullScreen={isFullScreen}
      onFullScreenChange={toggleFullScreen}
      title={texts.panel.title}
      titleEnd={<span className="vb-code-text vb-docs-panel-id">{shown.elementId}</span>}
      actions={<PanelActions {...docsPanel} />}
      footer={
        form && panel.status === 'editing' && <form.EditorActions {...docsPanel} editing={panel} />
      }
      labels={{
        close: texts.panel.close,
        fullScreen: texts.panel.enterFullScreen,
        exitFullScreen: texts.panel.exitFullScreen,
      }}
    >
      {form && panel.status === 'editing' ? (
        <form.DocumentEditor {...docsPanel} editing={panel} />
      ) : (
        <PanelBody
          {...docsPanel}
          shown={shown}
          isEditorUnloadable={isEditing && editor.status === 'failed'}
          onLoadEditor={() => void editorCode.request()}
        />
      )}
      <LeaveQuestion {...docsPanel} />
      <ReturnFocus elementId={shown.elementId} />
    </Drawer>
  )
}

/** What the drawer shows while it slides away. */
function useLastOpen(panel: PanelState): PanelState {
  const [last, setLast] = useState(panel)
  if (panel.status !== 'closed' && panel !== last) setLast(panel)
  return panel.status === 'closed' ? last : panel
}
