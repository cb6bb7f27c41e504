import { useRef, useState, type ReactNode } from 'react'
import { useServices } from '../services.ts'
import { refreshAdminOverview } from '../overview/admin-overview.ts'
import type { Change } from './change.ts'
import { ChangeDialog } from './change-dialog.tsx'

/**
 * Opens the dialog of a change. After the change, `refresh` loads the shown data again, and the focus returns to the
 * button that opened the dialog, or to the page's heading if that button is gone.
 */
export function useChange(refresh: () => void): {
  readonly ask: (change: Change) => void
  readonly dialog: ReactNode
} {
  const { client } = useServices()
  const [change, setChange] = useState<Change | null>(null)
  const opener = useRef<Element | null>(null)
  const close = () => {
    setChange(null)
    setTimeout(() => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) return
      document.querySelector<HTMLElement>('main h1[tabindex]')?.focus()
    })
  }
  return {
    ask: (next) => {
      opener.current = document.activeElement
      setChange(next)
    },
    dialog: change && (
      <ChangeDialog
        change={change}
        onClose={close}
        onDone={() => {
          close()
          refresh()
          refreshAdminOverview(client)
        }}
      />
    ),
  }
}
