import { Avatar } from './avatar.tsx'
import type { Conformant } from '../internal/testing/conformance.tsx'

export const conformants: Conformant[] = [{ component: Avatar, props: { name: 'Inès Okafor' } }]
