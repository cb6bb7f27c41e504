import { GuideList } from './guide-list.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [
  { component: GuideList, props: { title: 'Steps', steps: [{ title: 'Validate your access' }] } },
]
