import { Menu as HeadlessMenu, MenuButton, MenuItems, MenuSeparator } from '@headlessui/react'
import { Fragment, forwardRef, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { cx } from '../internal/cx.ts'

export { MenuItem, MenuSection, type MenuItemProps, type MenuSectionProps } from './menu-item.tsx'

export type MenuProps = ComponentPropsWithoutRef<'div'> & {
  /** The button that opens the menu: one element that accepts a ref and a button's props. */
  button: ReactElement
  /** Width of 200, 300 or 600 pixels, never wider than the page. */
  width?: 'sm' | 'md' | 'lg'
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end'
}

/**
 * Commands and links below a button: arrow keys move, letters find an item, Enter chooses, and Escape closes the menu
 * and returns the focus to the button. Put only `MenuItem`, `MenuSection` and `MenuDivider` into a menu, because the
 * arrow keys pass over anything else; use a `Popover` for other content. `ref` and attributes go to the list.
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(
  ({ button, width = 'sm', align = 'start', className, children, ...rest }, ref) => (
    <HeadlessMenu as={Fragment}>
      <MenuButton as={Fragment}>{button}</MenuButton>
      <MenuItems
        ref={ref}
        anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
        modal={false}
        className={cx('vb-popover vb-menu', className)}
        data-width={width}
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

/** A line between groups of items of a `Menu`. */
export const MenuDivider = forwardRef<HTMLDivElement, MenuDividerProps>(
  ({ className, ...rest }, ref) => (
    <MenuSeparator ref={ref} as="div" className={cx('vb-menu-separator', className)} {...rest} />
  ),
)
MenuDivider.displayName = 'MenuDivider'
