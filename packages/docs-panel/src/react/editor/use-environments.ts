import { useMemo } from 'react'
import type { Option } from '../../core/partner-options.ts'
import { useDocsContext } from '../docs-context.ts'
import { useDocsTexts } from '../use-docs-texts.ts'

/**
 * Returns the environments that an admin can choose as a document's audience: those that the app has given, or else
 * restricted and premium.
 */
export function useEnvironments(): readonly Option[] {
  const { environments } = useDocsContext()
  const { restricted, premium } = useDocsTexts().editor.environments
  return useMemo(
    () =>
      environments ?? [
        { id: 'restricted', name: restricted },
        { id: 'premium', name: premium },
      ],
    [environments, restricted, premium],
  )
}
