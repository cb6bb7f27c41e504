import { useMemo } from 'react'
import { docsTexts, type DocsTextChanges, type DocsTexts } from '../core/texts.ts'
import { useDocsContext } from './docs-context.ts'

/** The texts of the package, with those that the app replaces. */
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
