import { createCodeRead } from '@vestibule/base/code'
import { useStore } from '@vestibule/base/react/use-read'
import { useEffect } from 'react'
import { useDocs } from './use-docs.ts'

const toolsCode = /* @__PURE__ */ createCodeRead(
  async () => (await import('./admin/admin-tools.tsx')).AdminTools,
)

/**
 * Tools for docs-admins: mark elements without a note, and see the page as another reader. Renders and loads
 * nothing for other users.
 */
export function DocsAdminTools() {
  const { access } = useDocs()
  const tools = useStore(toolsCode)
  const isAdmin = access === 'admin'
  useEffect(() => {
    if (isAdmin) void toolsCode.load()
  }, [isAdmin])
  return isAdmin && tools.status === 'loaded' ? <tools.value /> : null
}
