import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type TextProps = ComponentPropsWithoutRef<'p'> & {
  /** Font size and line height: 12/16, 14/20 or 16/24 pixels. */
  size?: 'xs' | 'sm' | 'md'
  /** What the text means; sets its colour. */
  tone?: 'default' | 'muted' | 'danger' | 'success'
  /**
   * For codes, keys, ids and addresses: shows a slashed zero, a seriffed I and tabular figures, and keeps browsers from
   * translating.
   */
  code?: boolean
  /** The HTML element to render. */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'small'
}

/** A paragraph, or a run of text in another element. */
export const Text = forwardRef<HTMLParagraphElement, TextProps>(
  ({ size = 'sm', tone = 'default', code = false, as = 'p', className, ...rest }, ref) => {
    // All allowed elements accept the props of a paragraph.
    const Component = as as 'p'
    return (
      <Component
        ref={ref}
        className={cx('vb-text', code && 'vb-code-text', className)}
        data-size={size}
        data-tone={tone}
        translate={code ? 'no' : undefined}
        {...rest}
      />
    )
  },
)
Text.displayName = 'Text'
