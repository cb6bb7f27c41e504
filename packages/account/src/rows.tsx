import { Button } from '@vestibule/ui/button'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useKeptDraft } from './use-draft.ts'
import { useEscape } from './use-escape.ts'

/** Rows of an account page, with a line between them. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <div className="acc-rows">{children}</div>
}

export interface RowProps {
  readonly label: string
  readonly children: ReactNode
  /** Shown at the end of the row, such as a button. */
  readonly action?: ReactNode
}

/** A row of an account page: a label, its value, and an action. */
export function Row({ label, children, action }: RowProps) {
  return (
    <div className="acc-row">
      <div className="acc-row-label">{label}</div>
      <div className="acc-row-value">{children}</div>
      {action}
    </div>
  )
}

/** A form that a row can be replaced by, and the button that opens it. */
export interface RowForm {
  /** The button's visible text, and its full accessible name. */
  readonly button: { readonly text: string; readonly name: string; readonly variant?: 'quiet' }
  /**
   * Key of the draft in which the form keeps what the user types. Closing the form removes the draft. If there is one
   * when the row is first shown, the row is shown as its form. Only the first form of a row can have a draft.
   */
  readonly draft?: string
  /** Renders the form in place of the row. `close` shows the row again. */
  readonly render: (close: () => void) => ReactNode
}

export interface EditableRowProps extends Omit<RowProps, 'action'> {
  readonly forms: readonly [RowForm, ...RowForm[]]
}

/**
 * A row that a form replaces. The form's first field (`data-first-field`) gets the focus; Escape and Cancel close the
 * form and return the focus to the button.
 */
export function EditableRow({ forms, ...row }: EditableRowProps) {
  const { isKept, discard } = useKeptDraft(forms[0].draft)
  const [open, setOpen] = useState(isKept ? 0 : -1)
  const place = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(open)
  useEffect(() => {
    const before = wasOpen.current
    if (open === before) return
    wasOpen.current = open
    const sought = open < 0 ? `[data-opens="${before}"]` : '[data-first-field]'
    place.current?.querySelector<HTMLElement>(sought)?.focus()
  }, [open])
  const close = () => {
    discard()
    setOpen(-1)
  }
  useEscape(place, open >= 0, close)
  const form = forms[open]
  return (
    <div ref={place}>
      {form === undefined ? (
        <Row
          {...row}
          action={
            <div className="acc-row-actions">
              {forms.map(({ button: { text, name, variant } }, at) => (
                <Button
                  key={name}
                  variant={variant ?? 'secondary'}
                  size="sm"
                  data-opens={at}
                  aria-label={name}
                  onClick={() => setOpen(at)}
                >
                  {text}
                </Button>
              ))}
            </div>
          }
        />
      ) : (
        <div className="acc-row acc-row-open" role="group" aria-label={form.button.name}>
          <div className="acc-row-label">{row.label}</div>
          <div className="acc-row-form">{form.render(close)}</div>
        </div>
      )}
    </div>
  )
}
