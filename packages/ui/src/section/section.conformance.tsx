import { Section } from './section.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: Section, props: {} }]
