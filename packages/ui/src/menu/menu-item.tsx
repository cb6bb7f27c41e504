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
  /** Before the words. */
  icon?: ReactNode
  /** A small remark at the end of the line. */
  end?: ReactNode
  /** Leads somewhere: the item is a link. */
  href?: string
  /** The item was chosen; the menu closes. */
  onSelect?: () => void
  /** Is the one in force among its neighbours: shows a check instead of the icon. */
  current?: boolean
}

/** A command, or with `href` a link, of a `Menu`. */
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
  /** Names the group. */
  label: ReactNode
}

/** Items that belong together, under a name. */
export const MenuSection = forwardRef<HTMLDivElement, MenuSectionProps>(
  ({ label, className, children, ...rest }, ref) => (
    <HeadlessSection ref={ref} className={cx('vb-menu-section', className)} {...rest}>
      <MenuHeading className="vb-menu-heading">{label}</MenuHeading>
      {children}
    </HeadlessSection>
  ),
)
MenuSection.displayName = 'MenuSection'
