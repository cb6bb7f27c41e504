import { Button } from '@vestibule/ui/button'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useKeptDraft } from './use-draft.ts'
import { useEscape } from './use-escape.ts'

/** Rows of an account page, with a line between them. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <div className="auth-rows">{children}</div>
}

export interface RowProps {
  readonly label: string
  readonly children: ReactNode
  /** Shown at the end of the row. */
  readonly action?: ReactNode
}

/** A label, its value, and an action. */
export function Row({ label, children, action }: RowProps) {
  return (
    <div className="auth-row">
      <div className="auth-row-label">{label}</div>
      <div className="auth-row-value">{children}</div>
      {action}
    </div>
  )
}

export interface EditableRowProps extends Omit<RowProps, 'action'> {
  /** The button's visible text, and its full accessible name. */
  readonly button: { readonly text: string; readonly name: string }
  /** Key of the form's draft. Closing the form throws it away; while there is one, the row starts as a form. */
  readonly draft?: string
  /** Replaces the row while it is edited. `close` shows the row again. */
  readonly renderForm: (close: () => void) => ReactNode
}

/**
 * A row that a form replaces. The form's first field (`data-first-field`) gets the focus; Escape and Cancel close the
 * form and return the focus to the button.
 */
export function EditableRow({ button, draft, renderForm, ...row }: EditableRowProps) {
  const { isKept, discard } = useKeptDraft(draft)
  const [isOpen, setOpen] = useState(isKept)
  const opener = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen === wasOpen.current) return
    if (isOpen) place.current?.querySelector<HTMLElement>('[data-first-field]')?.focus()
    else opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const close = () => {
    discard()
    setOpen(false)
  }
  useEscape(place, isOpen, close)
  if (!isOpen) {
    return (
      <Row
        {...row}
        action={
          <Button
            ref={opener}
            variant="secondary"
            size="sm"
            aria-label={button.name}
            onClick={() => setOpen(true)}
          >
            {button.text}
          </Button>
        }
      />
    )
  }
  return (
    <div ref={place} className="auth-row auth-row-open" role="group" aria-label={button.name}>
      <div className="auth-row-label">{row.label}</div>
      <div className="auth-row-form">{renderForm(close)}</div>
    </div>
  )
}
