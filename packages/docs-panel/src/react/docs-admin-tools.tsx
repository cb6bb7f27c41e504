import { useEffect } from 'react'
import { onDemand, useOnDemand } from './on-demand.ts'
import { useDocs } from './use-docs.ts'

const toolsCode = /* @__PURE__ */ onDemand(
  async () => (await import('./admin/admin-tools.tsx')).AdminTools,
)

/**
 * For docs-admins: marks elements without a note, and shows the page as another reader sees it.
 * Renders and loads nothing for anyone else.
 */
export function DocsAdminTools() {
  const { access } = useDocs()
  const tools = useOnDemand(toolsCode)
  const isAdmin = access === 'admin'
  useEffect(() => {
    if (isAdmin) void toolsCode.request()
  }, [isAdmin])
  return isAdmin && tools.status === 'ready' ? <tools.part /> : null
}
