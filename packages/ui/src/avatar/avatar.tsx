import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'
import { initials } from '../internal/initials.ts'
import { UserIcon } from '../icons/icons.tsx'

export type AvatarProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** The name whose initials are shown; without a name, a figure of a person. */
  name?: string
  /** Diameter: 28 or 36 pixels. */
  size?: 'sm' | 'md'
}

/** A person's initials. Hidden from screen readers, so show the name beside it or label the button around it. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(
  ({ name = '', size = 'sm', className, ...rest }, ref) => (
    <span
      ref={ref}
      className={cx('vb-avatar', className)}
      data-size={size}
      aria-hidden="true"
      {...rest}
    >
      {initials(name) || <UserIcon size={16} />}
    </span>
  ),
)
Avatar.displayName = 'Avatar'
