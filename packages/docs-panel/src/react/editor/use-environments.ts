import type { Option } from '../../core/partner-options.ts'
import { useDocsContext } from '../docs-context.ts'

/** The values of the environment headers. */
const knownEnvironments: readonly Option[] = [
  { id: 'restricted', name: 'Restricted' },
  { id: 'premium', name: 'Premium' },
]

/** The environments that a document can be for. */
export function useEnvironments(): readonly Option[] {
  return useDocsContext().environments ?? knownEnvironments
}
