import { ResourceCard, ResourceCardSkeleton } from './resource-card.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  {
    component: ResourceCard,
    props: { title: 'Cohort Builder', href: '#' },
    labels: { unavailable: { unavailable: true } },
  },
  { component: ResourceCardSkeleton, props: {} },
]
