import { Popover as HeadlessPopover, PopoverButton, PopoverPanel } from '@headlessui/react'
import {
  Fragment,
  forwardRef,
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
  size?: 'small' | 'medium' | 'large'
  align?: 'start' | 'end'
  /** What the panel holds; a function receives how to close it. */
  children: ReactNode | ((panel: { close: () => void }) => ReactNode)
}

/**
 * A panel below its button. Escape and a press outside close it, and the focus returns to the
 * button. `ref` and attributes go to the panel.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(
  ({ button, label, size = 'medium', align = 'start', className, children, ...rest }, ref) => (
    <HeadlessPopover as={Fragment}>
      <PopoverButton as={Fragment}>{button}</PopoverButton>
      <PopoverPanel
        ref={ref}
        anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
        focus
        role="dialog"
        aria-label={label}
        className={cx('vb-popover', className)}
        data-size={size}
        transition
        {...rest}
      >
        {({ close }) => <>{typeof children === 'function' ? children({ close }) : children}</>}
      </PopoverPanel>
    </HeadlessPopover>
  ),
)
Popover.displayName = 'Popover'
