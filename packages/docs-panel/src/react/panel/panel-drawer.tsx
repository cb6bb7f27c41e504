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
      // In full screen the first Escape only leaves full screen, as browsers do.
      onClose={(reason) => (isFullScreen && reason === 'escape' ? toggleFullScreen() : close())}
      width={drawerWidth}
      fullScreen={isFullScreen}
      onFullScreenChange={toggleFullScreen}
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
      <ReturnFocus elementId={shown.elementId} />
    </Drawer>
  )
}

/** Keeps the last open state, to be shown while the drawer slides away. */
function useLastOpen(panel: PanelState): PanelState {
  const [last, setLast] = useState(panel)
  if (panel.status !== 'closed' && panel !== last) setLast(panel)
  return panel.status === 'closed' ? last : panel
}

/**
 * Returns the focus to the element that opened the panel, or to the element's icon. The drawer does this itself, except
 * the first time: its code is loaded after the press, so it did not see the focused element.
 */
function ReturnFocus({ elementId }: { elementId: string }) {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      // Look the icon up now: when the tooltip's code has loaded, a new element replaces the icon that had the focus,
      // and later the drawer may show another element's document. A panel opened by its address has no opener on the
      // page.
      const icon = document.querySelector(`[data-doc-note="${CSS.escape(elementId)}"]`)
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const isThere = opener?.isConnected === true && opener !== document.body
        const target = isThere ? opener : icon
        if (target instanceof HTMLElement) target.focus()
      })
    }
    // Runs only on unmount: focuses the element that first opened the drawer, even if it shows another document
    // now.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}

/** Asks before unsaved text is dropped. */
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
          <Button size="md" variant="danger" onClick={discard}>
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
