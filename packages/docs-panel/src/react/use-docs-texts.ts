import { useMemo } from 'react'
import { docsTexts, type DocsTextChanges, type DocsTexts } from '../core/texts.ts'
import { useDocsContext } from './docs-context.ts'

/** The package's texts with the app's overrides. */
export function useDocsTexts(): DocsTexts {
  const { texts } = useDocsContext()
  return useMemo(() => merged(texts ?? {}), [texts])
}

function merged(changes: DocsTextChanges): DocsTexts {
  const sections = Object.entries(docsTexts) as [keyof DocsTexts, object][]
  return Object.fromEntries(
    sections.map(([name, texts]) => [name, { ...texts, ...changes[name] }]),
  ) as unknown as DocsTexts
}
