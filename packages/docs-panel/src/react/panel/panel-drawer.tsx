import { createCodeRead } from '@vestibule/base/code'
import { useStore } from '@vestibule/base/react/use-read'
import { Drawer } from '@vestibule/ui/drawer'
import { useEffect, useState } from 'react'
import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import { useToast } from '@vestibule/ui/toast'
import type { PanelState } from '../../core/panel-state.ts'
import { useDocsPanel, type UseDocsPanelResult } from '../use-docs-panel.ts'
import { useDocsTexts } from '../use-docs-texts.ts'
import { PanelActions } from './panel-actions.tsx'
import { PanelBody } from './panel-body.tsx'
import type { Notice } from '../../core/panel-writes.ts'

/** Width of the drawer in pixels. */
const drawerWidth = 900

const editorCode = /* @__PURE__ */ createCodeRead(() => import('../editor/document-editor.tsx'))

/** The drawer with the document or its form. */
export function PanelDrawer() {
  const docsPanel = useDocsPanel()
  const { panel, isFullScreen, toggleFullScreen, close } = docsPanel
  const texts = useDocsTexts()
  const editor = useStore(editorCode)
  useNotices(docsPanel)
  const isEditing = panel.status === 'editing'
  useEffect(() => {
    if (isEditing) void editorCode.load()
  }, [isEditing])
  const shown = useLastOpen(panel)
  if (shown.status === 'closed') return null

  const form = isEditing && editor.status === 'loaded' ? editor.value : null
  return (
    <Drawer
      className="vb-docs-panel"
      data-status={shown.status}
      open={panel.status !== 'closed'}
      // In full screen the first Escape only ends full screen, as browsers do.
      onClose={(reason) => (isFullScreen && reason === 'escape' ? toggleFullScreen() : close())}
      width={drawerWidth}
      fullScreen={isFullScreen}
      onFullScreenChange={toggleFullScreen}
      // Without an opener the focus returns to the icon of the note: a panel that was opened by its address has no
      // opener, and the icon that opened a panel is replaced when the code of its tooltip is loaded.
      returnFocus={(opener) =>
        opener ?? document.querySelector(`[data-doc-note="${CSS.escape(shown.elementId)}"]`)
      }
      title={texts.panel.title}
      titleEnd={<span className="vb-code-text vb-docs-panel-id">{shown.elementId}</span>}
      actions={<PanelActions {...docsPanel} />}
      footer={
        form && panel.status === 'editing' && <form.EditorActions {...docsPanel} editing={panel} />
      }
      texts={{
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
          onLoadEditor={() => void editorCode.load()}
        />
      )}
      <LeaveQuestion {...docsPanel} />
    </Drawer>
  )
}

/**
 * Returns the state of the panel. Once the panel is closed, returns its last state before that, so that the drawer
 * still shows the document while the drawer slides away.
 */
function useLastOpen(panel: PanelState): PanelState {
  const [last, setLast] = useState(panel)
  if (panel.status !== 'closed' && panel !== last) setLast(panel)
  return panel.status === 'closed' ? last : panel
}

/** Asks the user before unsaved text is dropped. */
function LeaveQuestion({ panel, stay, discard }: UseDocsPanelResult) {
  const { leaving, panel: panelTexts } = useDocsTexts()
  return (
    <Modal
      role="alertdialog"
      width={450}
      open={panel.status === 'editing' && panel.leaving !== null}
      onClose={stay}
      texts={{ close: panelTexts.close }}
      title={leaving.title}
      description={leaving.body}
      footer={
        <>
          <Button size="md" variant="ghost" tone="danger" onClick={discard}>
            {leaving.discard}
          </Button>
          <Button size="md" onClick={stay} data-autofocus>
            {leaving.stay}
          </Button>
        </>
      }
    />
  )
}

/** How long a toast about a save or delete is shown, in milliseconds. */
const noticeDuration = 6000

const tones = {
  saved: 'success',
  deleted: 'success',
  saveFailed: 'error',
  deleteFailed: 'error',
} as const satisfies Record<Notice, string>

/** Reports the result of a save or delete in a toast. */
function useNotices({ onNotice }: UseDocsPanelResult) {
  const toast = useToast()
  const { notices } = useDocsTexts()
  useEffect(
    () =>
      onNotice((notice) => {
        toast[tones[notice]](notices[notice], { durationMs: noticeDuration, id: 'vestibule.docs' })
      }),
    [onNotice, toast, notices],
  )
}
