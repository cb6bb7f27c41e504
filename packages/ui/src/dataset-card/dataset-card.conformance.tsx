import type { Conformant } from '../internal/testing/conformance.tsx'
import { DatasetCard } from './dataset-card.tsx'

export const conformants: Conformant[] = [
  {
    component: DatasetCard,
    props: { name: 'Osier Genomics', href: '/dv/osier/' },
    labels: { aggregateOnly: { aggregateOnly: true }, current: { current: true } },
  },
]
