import { forwardRef, type ReactNode } from 'react'
import type { ButtonSize, ButtonVariant } from '../button/button.tsx'
import { cx } from '../internal/cx.ts'
import { LinkElement, type LinkElementProps } from '../link/link-provider.tsx'

export type LinkButtonProps = LinkElementProps & {
  /** Looks like the variant of a Button. */
  variant?: ButtonVariant
  /** 32, 36 or 44 pixels high. */
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
  /** Before the words. */
  startIcon?: ReactNode
  /** After the words. */
  endIcon?: ReactNode
}

/** A link that looks like a button: it goes somewhere, and can be opened in a new tab. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(
  (
    {
      variant = 'primary',
      size = 'lg',
      block = false,
      startIcon,
      endIcon,
      className,
      children,
      ...rest
    },
    ref,
  ) => (
    <LinkElement
      ref={ref}
      className={cx('vb-button', className)}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      {...rest}
    >
      <span className="vb-button-content">
        {startIcon}
        <span>{children}</span>
        {endIcon}
      </span>
    </LinkElement>
  ),
)
LinkButton.displayName = 'LinkButton'
