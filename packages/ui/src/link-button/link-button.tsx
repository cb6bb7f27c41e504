import { forwardRef, type ReactNode } from 'react'
import type { ButtonSize, ButtonVariant } from '../button/button.tsx'
import { cx } from '../internal/cx.ts'
import { LinkElement, type LinkElementProps } from '../link/link-provider.tsx'

export type LinkButtonProps = LinkElementProps & {
  /**
   * `primary`: filled, once per view; `secondary`: with an outline; `ghost` and `quiet`: coloured or grey words without
   * a box; `link`: like a link in a text.
   */
  variant?: ButtonVariant
  /** `danger` makes the link red. */
  tone?: 'default' | 'danger'
  /** Height: 32, 36 or 44 pixels. With the variant `link` it is 24 pixels in every size. */
  size?: ButtonSize
  /** Makes the link as wide as its container. */
  block?: boolean
  /** Shown before the label, such as an icon. */
  startIcon?: ReactNode
  /** Shown after the label, such as an icon. */
  endIcon?: ReactNode
}

/** A link that looks like a button. Like any link it can be opened in a new tab. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(
  (
    {
      variant = 'primary',
      tone = 'default',
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
      data-tone={tone === 'danger' ? tone : undefined}
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
