import { createCodeRead } from '@vestibule/base/code'
import { useEffect } from 'react'
import { useStore } from '@vestibule/base/react/use-read'
import { useDocsContext } from './docs-context.ts'

const drawerCode = /* @__PURE__ */ createCodeRead(
  async () => (await import('./panel/panel-drawer.tsx')).PanelDrawer,
)

/**
 * The panel: a drawer that shows and edits the document that the address names. Place it once inside a `DocsProvider`.
 * Around it there must be a `ToastProvider` of `@vestibule/ui`, in whose toasts it reports what it saves and deletes.
 * Its code is loaded when the first document is opened.
 */
export function DocsPanel() {
  const { docs, noteTexts: texts } = useDocsContext()
  const isOpened = useStore(docs.store, ({ opened }) => opened !== null)
  const drawer = useStore(drawerCode)
  useEffect(() => {
    if (isOpened) void drawerCode.load()
  }, [isOpened])

  if (drawer.status === 'loaded') return <drawer.value />
  if (!isOpened || drawer.status !== 'failed') return null
  return (
    <div className="vb-docs-unloadable" role="alert">
      <p className="vb-docs-unloadable-text">{texts['note.unloadable']}</p>
      <button
        type="button"
        className="vb-docs-unloadable-retry"
        onClick={() => void drawerCode.load()}
      >
        {texts['note.retry']}
      </button>
    </div>
  )
}
