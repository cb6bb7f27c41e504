import { callsOf } from '@vestibule/base/calls'
import { Button, type ButtonProps } from '@vestibule/ui/button'
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'
import { useAdministrator } from '../administrator.ts'
import { useServices } from '../services.ts'
import type { Change } from './change.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { rememberFocus } from './return-focus.ts'

const AskContext = createContext<((change: Change) => void) | null>(null)

/**
 * Returns a function that opens the dialog of a change.
 * @throws {Error} outside of `ChangesProvider`.
 */
export function useAsk(): (change: Change) => void {
  const ask = useContext(AskContext)
  if (!ask) throw new Error('No changes here: render this inside <ChangesProvider>')
  return ask
}

/**
 * Shows the dialog of the change that the user has asked for; all pages share it. After a change, everything that the
 * page shows is loaded again, and the focus returns to the button that opened the dialog, or to what took its place.
 */
export function ChangesProvider({ children }: { readonly children: ReactNode }) {
  const { client } = useServices()
  const [asked, setAsked] = useState<{ change: Change; returnFocus: () => void } | null>(null)
  const ask = useCallback(
    (change: Change) => setAsked({ change, returnFocus: rememberFocus() }),
    [],
  )
  return (
    <AskContext value={ask}>
      {children}
      {asked && (
        <ChangeDialog
          change={asked.change}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            // Return the focus only after everything is loaded again, because the new answers may remove the button
            // that would get it.
            void callsOf(client)
              .refresh()
              .then(() => setTimeout(asked.returnFocus))
          }}
        />
      )}
    </AskContext>
  )
}

/** Returns a function that says whether the administrator may make a change now. */
export function useMayMake(): (change: Change) => boolean {
  const { may, canChange, read_only: readOnly } = useAdministrator()
  return ({ needs, isAllowed = true, whenReadOnly }) =>
    isAllowed &&
    (needs === undefined || may(needs)) &&
    (canChange || whenReadOnly === 'always' || whenReadOnly === readOnly)
}

interface AskProps extends Omit<ButtonProps, 'onClick'> {
  readonly change: Change
}

/** A button that opens the dialog of a change. Renders nothing for users who may not make the change. */
export function Ask({ change, children, ...button }: AskProps) {
  const ask = useAsk()
  const mayMake = useMayMake()
  if (!mayMake(change)) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={change.label}
      {...button}
      onClick={() => ask(change)}
    >
      {children ?? change.action}
    </Button>
  )
}
