import { callsOf } from '@vestibule/base/calls'
import { Button, type ButtonProps } from '@vestibule/ui/button'
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import { useAdministrator } from '../administrator.ts'
import { useServices } from '../services.ts'
import type { Change } from './change.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { rememberFocus } from './return-focus.ts'

interface Changes {
  /** Opens the dialog of a change. */
  readonly ask: (change: Change) => void
  /**
   * Call it after a change: loads again what is shown, and then moves the focus back to where the change was started,
   * or to what took its place.
   */
  readonly changed: (returnFocus?: () => void) => void
}

const ChangesContext = createContext<Changes | null>(null)

/** @throws {Error} outside of `ChangesProvider`. */
export function useChanges(): Changes {
  const changes = useContext(ChangesContext)
  if (!changes) throw new Error('No changes here: render this inside <ChangesProvider>')
  return changes
}

/** Shows the dialog of the change that the user has asked for. One for all of administration. */
export function ChangesProvider({ children }: { readonly children: ReactNode }) {
  const { client } = useServices()
  const [asked, setAsked] = useState<{ change: Change; returnFocus: () => void } | null>(null)
  const ask = useCallback(
    (change: Change) => setAsked({ change, returnFocus: rememberFocus() }),
    [],
  )
  const changed = useCallback(
    (returnFocus?: () => void) => {
      // The dialog itself returns the focus first. The answers may remove the button that has it then.
      void callsOf(client)
        .refresh()
        .then(() => setTimeout(() => returnFocus?.()))
    },
    [client],
  )
  const changes = useMemo(() => ({ ask, changed }), [ask, changed])
  const close = () => {
    setAsked(null)
    if (asked) setTimeout(asked.returnFocus)
  }
  return (
    <ChangesContext value={changes}>
      {children}
      {asked && (
        <ChangeDialog
          change={asked.change}
          onClose={close}
          onDone={() => {
            setAsked(null)
            changed(asked.returnFocus)
          }}
        />
      )}
    </ChangesContext>
  )
}

/** Whether the administrator may make a change now. */
export function useMayChange(): (change: Change) => boolean {
  const { may, canChange, read_only: readOnly } = useAdministrator()
  return ({ needs, isAllowed = true, whenReadOnly }) =>
    isAllowed &&
    (needs === undefined || may(needs)) &&
    (canChange || whenReadOnly === 'always' || whenReadOnly === readOnly)
}

export interface AskProps extends Omit<ButtonProps, 'onClick'> {
  readonly change: Change
}

/** The button that asks for a change. It is not there for those who may not make it. */
export function Ask({ change, children, ...button }: AskProps) {
  const { ask } = useChanges()
  const mayChange = useMayChange()
  if (!mayChange(change)) return null
  return (
    <Button variant="secondary" size="sm" {...button} onClick={() => ask(change)}>
      {children ?? change.action}
    </Button>
  )
}
