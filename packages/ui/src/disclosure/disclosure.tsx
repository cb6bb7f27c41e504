import { forwardRef, useId, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'

export type DisclosureProps = Omit<ComponentPropsWithoutRef<'button'>, 'children'> & {
  /** The label of the button. */
  summary: ReactNode
  /** The content that the button shows and hides. */
  children: ReactNode
  /** Whether the content is shown at first. */
  defaultOpen?: boolean
  /** Leaves out the line beside the content, and does not indent the content, for instance in a footer. */
  plain?: boolean
  /** Called when the content was opened or closed. */
  onOpenChange?: (open: boolean) => void
}

/** A button that shows and hides the content below it. `ref` and attributes go to the button. */
export const Disclosure = forwardRef<HTMLButtonElement, DisclosureProps>(
  (
    { summary, children, defaultOpen = false, plain, onOpenChange, className, onClick, ...rest },
    ref,
  ) => {
    const [open, setOpen] = useState(defaultOpen)
    const panelId = useId()
    return (
      <div className={cx('vb-disclosure', className)} data-plain={plain || undefined}>
        <button
          ref={ref}
          type="button"
          className="vb-disclosure-trigger"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={(event) => {
            onClick?.(event)
            setOpen(!open)
            onOpenChange?.(!open)
          }}
          {...rest}
        >
          {summary}
          <ChevronDownIcon size={16} />
        </button>
        <div id={panelId} className="vb-disclosure-panel" hidden={!open}>
          {children}
        </div>
      </div>
    )
  },
)
Disclosure.displayName = 'Disclosure'
