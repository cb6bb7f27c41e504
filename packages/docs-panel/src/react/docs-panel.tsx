import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useDocsContext } from './docs-context.ts'
import { onDemand, useOnDemand } from './on-demand.ts'

const drawerCode = /* @__PURE__ */ onDemand(
  async () => (await import('./panel/panel-drawer.tsx')).PanelDrawer,
)

/**
 * The panel: a drawer that shows and edits the document that the address names. Place it once
 * inside the provider, and a `ToastProvider` of `@vestibule/ui` around that. Its code is fetched
 * when the first document is opened.
 */
export function DocsPanel() {
  const { docs, noteTexts: texts } = useDocsContext()
  const isOpened = useStore(docs.state, ({ opened }) => opened !== null)
  const drawer = useOnDemand(drawerCode)
  useEffect(() => {
    if (isOpened) void drawerCode.request()
  }, [isOpened])

  if (drawer.status === 'ready') return <drawer.part />
  if (!isOpened || drawer.status !== 'failed') return null
  return (
    <div className="vb-docs-unloadable" role="alert">
      <p>{texts.unloadable}</p>
      <button type="button" onClick={() => void drawerCode.request()}>
        {texts.retry}
      </button>
    </div>
  )
}
