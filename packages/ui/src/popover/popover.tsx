import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react'
import {
  Fragment,
  forwardRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import { cx } from '../internal/cx.ts'

export type PopoverProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The button that opens the panel: one element that accepts a ref and a button's props. */
  button: ReactElement
  /** Accessible name of the panel. */
  label: string
  /** Width of 200, 300 or 600 pixels, never wider than the page. */
  width?: 'sm' | 'md' | 'lg'
  /** The edge of the button that the panel is aligned with. */
  align?: 'start' | 'end'
  /** Content of the panel. A function gets `close`, which closes the panel. */
  children: ReactNode | ((panel: { close: () => void }) => ReactNode)
}

/**
 * A panel below its button. Escape and a press outside close it and return the focus to the button, unless the press is
 * on something that takes the focus itself. `ref` and attributes go to the panel.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(
  (
    { button, label, width = 'md', align = 'start', className, children, onKeyDown, ...rest },
    ref,
  ) => {
    // Browsers show a focus ring on elements that a script focuses, sometimes even after a mouse click. Hide the
    // ring if the panel was opened by pointer, until the first key press.
    const [byPointer, setByPointer] = useState(false)
    const opening = {
      onPointerDown: () => setByPointer(true),
      onKeyDown: () => setByPointer(false),
    }
    return (
      <HeadlessPopover as={Fragment}>
        <PopoverButton as={Fragment} {...(opening as object)}>
          {button}
        </PopoverButton>
        <PopoverPanel
          ref={ref}
          anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
          focus
          role="dialog"
          aria-label={label}
          className={cx('vb-popover', className)}
          data-width={width}
          data-by-pointer={byPointer || undefined}
          transition
          {...rest}
          onKeyDown={(event) => {
            setByPointer(false)
            onKeyDown?.(event)
          }}
        >
          {({ close }) => <>{typeof children === 'function' ? children({ close }) : children}</>}
        </PopoverPanel>
      </HeadlessPopover>
    )
  },
)
Popover.displayName = 'Popover'
