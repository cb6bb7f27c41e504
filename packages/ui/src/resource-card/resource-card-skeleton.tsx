import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'

export type ResourceCardSkeletonProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>

/** A placeholder with the size of a `ResourceCard`, shown while a list of cards loads. */
export const ResourceCardSkeleton = forwardRef<HTMLDivElement, ResourceCardSkeletonProps>(
  ({ className, ...rest }, ref) => (
    <div ref={ref} className={cx('vb-resource-card', className)} aria-hidden="true" {...rest}>
      <Skeleton width={40} height={40} />
      <span className="vb-resource-text">
        <Skeleton width={96} height={12} style={{ marginBlock: '4px 8px' }} />
        <Skeleton width={140} height={10} />
      </span>
    </div>
  ),
)
ResourceCardSkeleton.displayName = 'ResourceCardSkeleton'
