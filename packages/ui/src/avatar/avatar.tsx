import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'
import { initials } from '../internal/initials.ts'
import { UserIcon } from '../icons/icons.tsx'

export type AvatarProps = Omit<ComponentPropsWithoutRef<'span'>, 'children'> & {
  /** Whose initials to show; without a name, a figure. */
  name?: string
  /** 28 or 36 pixels. */
  size?: 'sm' | 'md'
}

/** A person's initials. Decoration: the name stands beside it, or on the button around it. */
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
