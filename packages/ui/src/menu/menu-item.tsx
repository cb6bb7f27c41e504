import {
  MenuHeading,
  MenuItem as HeadlessItem,
  MenuSection as HeadlessSection,
} from '@headlessui/react'
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { CheckIcon } from '../icons/icons.tsx'
import { cx } from '../internal/cx.ts'
import { LinkElement } from '../link/link-provider.tsx'

export type MenuItemProps = Omit<ComponentPropsWithoutRef<'button'>, 'onSelect'> & {
  /** Shown before the label, such as an icon. */
  icon?: ReactNode
  /** Small text at the end of the line. */
  end?: ReactNode
  /** Makes the item a link to this address. */
  href?: string
  /** Called when the item is chosen; the menu closes. */
  onSelect?: () => void
  /** The item is the current choice, such as the language in use: shows a check instead of the icon. */
  current?: boolean
}

/** An item of a `Menu`: a command, or a link if `href` is set. */
export const MenuItem = forwardRef<HTMLButtonElement, MenuItemProps>(
  ({ icon, end, href, onSelect, current = false, disabled, className, children, ...rest }, ref) => {
    const props = {
      className: cx('vb-menu-item', className),
      'aria-current': current || undefined,
      onClick: onSelect,
      ...rest,
    }
    const content = (
      <>
        {current ? <CheckIcon size={18} /> : (icon ?? <span className="vb-menu-blank" />)}
        <span className="vb-menu-label">{children}</span>
        {end && <span className="vb-menu-end">{end}</span>}
      </>
    )
    return (
      <HeadlessItem disabled={disabled}>
        {href === undefined ? (
          <button ref={ref} type="button" {...props}>
            {content}
          </button>
        ) : (
          <LinkElement ref={ref as never} href={href} {...(props as object)}>
            {content}
          </LinkElement>
        )}
      </HeadlessItem>
    )
  },
)
MenuItem.displayName = 'MenuItem'

export type MenuSectionProps = ComponentPropsWithoutRef<'div'> & {
  /** The heading and accessible name of the group. */
  label: ReactNode
}

/** A group of menu items with a heading. */
export const MenuSection = forwardRef<HTMLDivElement, MenuSectionProps>(
  ({ label, className, children, ...rest }, ref) => (
    <HeadlessSection ref={ref} className={cx('vb-menu-section', className)} {...rest}>
      <MenuHeading className="vb-menu-heading">{label}</MenuHeading>
      {children}
    </HeadlessSection>
  ),
)
MenuSection.displayName = 'MenuSection'
