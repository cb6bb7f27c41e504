import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Heading } from '../heading/heading.tsx'
import { cx } from '../internal/cx.ts'
import { Text } from '../text/text.tsx'

type GuideStep = {
  /** The small line above the title, such as "Step 1". */
  step?: ReactNode
  title: ReactNode
  description?: ReactNode
}

export type GuideListProps = Omit<ComponentPropsWithoutRef<'aside'>, 'title' | 'children'> & {
  /** The heading of the list. */
  title: ReactNode
  /** The steps in order. */
  steps: readonly GuideStep[]
  /** Number of the current step, from 1. */
  current?: number
}

/** The steps to come, each with its number in a drawn door; for the second column of the first screen of a sign-in. */
export const GuideList = forwardRef<HTMLElement, GuideListProps>(
  ({ title, steps, current = 1, className, ...rest }, ref) => (
    <aside ref={ref} className={cx('vb-guide', className)} {...rest}>
      <Heading level={2} size="md">
        {title}
      </Heading>
      <ol className="vb-guide-list">
        {steps.map((item, index) => {
          const isCurrent = index + 1 === current
          return (
            <li
              // The index is a stable key: the order of the steps never changes.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className="vb-guide-item"
              aria-current={isCurrent ? 'step' : undefined}
            >
              <span className="vb-door" data-current={isCurrent || undefined} aria-hidden="true">
                {index + 1}
              </span>
              <div className="vb-guide-text">
                {item.step && <p className="vb-guide-step">{item.step}</p>}
                <Heading level={3} size="sm">
                  {item.title}
                </Heading>
                {item.description && <Text tone="muted">{item.description}</Text>}
              </div>
            </li>
          )
        })}
      </ol>
    </aside>
  ),
)
GuideList.displayName = 'GuideList'
