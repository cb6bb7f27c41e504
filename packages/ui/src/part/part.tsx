import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Heading, type HeadingProps } from '../heading/heading.tsx'
import { cx } from '../internal/cx.ts'

export type PartProps = Omit<ComponentPropsWithoutRef<'section'>, 'title'> & {
  /**
   * The heading and accessible name of the part. If the part has an `id`, a URL can lead to it, and a page can focus
   * its heading.
   */
  title: ReactNode
  /** Heading level of the title. */
  level?: HeadingProps['level']
  /** One sentence that explains the part. */
  description?: ReactNode
  /** Shown below the content: buttons, links, or a short text beside them. */
  actions?: ReactNode
}

/**
 * A part of a page about one thing: its heading stands beside its content, or above it on a narrow page.
 *
 * `--vb-part-columns`, set on an element around the part, becomes the `grid-template-columns` of the part. With
 * `minmax(0, 1fr)` the heading is always above the content.
 */
export const Part = forwardRef<HTMLElement, PartProps>(
  ({ title, level = 2, description, actions, id, className, children, ...rest }, ref) => {
    const headingId = useId()
    return (
      <section
        ref={ref}
        id={id}
        className={cx('vb-part', className)}
        aria-labelledby={headingId}
        {...rest}
      >
        <div className="vb-part-head">
          <Heading level={level} size="sm" id={headingId} tabIndex={id ? -1 : undefined}>
            {title}
          </Heading>
          {description && <p className="vb-part-description">{description}</p>}
        </div>
        <div className="vb-part-content">
          {children}
          {actions && <div className="vb-part-actions">{actions}</div>}
        </div>
      </section>
    )
  },
)
Part.displayName = 'Part'
