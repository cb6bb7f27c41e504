import { ResourceCardSkeleton } from '@vestibule/ui/resource-card'
import { Skeleton } from '@vestibule/ui/skeleton'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { useTexts } from '../texts/use-texts.ts'

/** Shown while the list of apps and datasets loads. It looks like cards of that list, so that little moves. */
export function HomeSkeleton() {
  const texts = useTexts().chrome
  return (
    <div className="sh-home-skeleton" aria-busy="true">
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      {[6, 3].map((cards) => (
        <div className="sh-product-line" key={cards}>
          <Skeleton width={120} height={20} />
          <div className="sh-cards">
            {Array.from({ length: cards }, (_, card) => (
              <ResourceCardSkeleton key={card} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
