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
  /** The button that opens it: one element that takes a ref and a button's props. */
  button: ReactElement
  /** Names the panel. */
  label: string
  /** 200, 300 or 600 pixels wide, never wider than the page. */
  size?: 'sm' | 'md' | 'lg'
  /** Which edge of the button the panel starts at. */
  align?: 'start' | 'end'
  /** What the panel holds; a function receives how to close it. */
  children: ReactNode | ((panel: { close: () => void }) => ReactNode)
}

/**
 * A panel below its button. Escape and a press outside close it, and the focus returns to the
 * button. `ref` and attributes go to the panel.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(
  (
    { button, label, size = 'md', align = 'start', className, children, onKeyDown, ...rest },
    ref,
  ) => {
    // Browsers draw a ring around what a script focuses, sometimes also after a press of the mouse. Whoever opened the
    // panel by pointer sees one from the first key on.
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
          data-size={size}
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
