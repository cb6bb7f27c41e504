import { Menu as HeadlessMenu, MenuButton, MenuItems, MenuSeparator } from '@headlessui/react'
import { Fragment, forwardRef, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { cx } from '../internal/cx.ts'

export { MenuItem, MenuSection, type MenuItemProps, type MenuSectionProps } from './menu-item.tsx'

export type MenuProps = ComponentPropsWithoutRef<'div'> & {
  /** The button that opens it: one element that takes a ref and a button's props. */
  button: ReactElement
  /** 200, 300 or 600 pixels wide, never wider than the page. */
  size?: 'sm' | 'md' | 'lg'
  /** Which edge of the button the menu starts at. */
  align?: 'start' | 'end'
}

/**
 * Commands and links below a button: arrows move, letters find, Enter chooses, Escape closes and
 * returns the focus. Holds `MenuItem`, `MenuSection` and `MenuDivider` only; for anything else
 * take a `Popover`. `ref` and attributes go to the list.
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(
  ({ button, size = 'sm', align = 'start', className, children, ...rest }, ref) => (
    <HeadlessMenu as={Fragment}>
      <MenuButton as={Fragment}>{button}</MenuButton>
      <MenuItems
        ref={ref}
        anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
        modal={false}
        className={cx('vb-popover vb-menu', className)}
        data-size={size}
        transition
        {...rest}
      >
        {children}
      </MenuItems>
    </HeadlessMenu>
  ),
)
Menu.displayName = 'Menu'

export type MenuDividerProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>

/** A line between groups of items. */
export const MenuDivider = forwardRef<HTMLDivElement, MenuDividerProps>(
  ({ className, ...rest }, ref) => (
    <MenuSeparator ref={ref} as="div" className={cx('vb-menu-separator', className)} {...rest} />
  ),
)
MenuDivider.displayName = 'MenuDivider'
