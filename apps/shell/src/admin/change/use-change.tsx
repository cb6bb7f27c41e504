import { useRef, useState, type ReactNode } from 'react'
import { useShell } from '../../shell.ts'
import { refreshAdminOverview } from '../overview/admin-overview.ts'
import type { Change } from './change.ts'
import { ChangeDialog } from './change-dialog.tsx'

/**
 * Opens the dialog of a change. Once it is done `refresh` asks for what is shown; the focus goes back to the button,
 * or to `main` where that is gone.
 */
export function useChange(refresh: () => void): {
  readonly ask: (change: Change) => void
  readonly dialog: ReactNode
} {
  const { client } = useShell()
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
