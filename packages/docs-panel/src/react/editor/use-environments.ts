import { useMemo } from 'react'
import type { Option } from '../../core/partner-options.ts'
import { useDocsContext } from '../docs-context.ts'
import { useDocsTexts } from '../use-docs-texts.ts'

/** Environments to choose from: those of the app, else the default ones of the environment headers. */
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
