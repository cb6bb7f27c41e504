import type { Language } from '@vestibule/api-client/contract'
import { pageLanguage } from '@vestibule/app-kit/page-language'
import { fetchCode } from '@vestibule/base/code'
import type { DocsTextChanges } from '@vestibule/docs-panel'
import { useEffect, useState } from 'react'

/**
 * For each language, a function that loads its texts, which are a chunk of their own. English has none, because its
 * texts are part of the panel's code.
 */
const catalogues: Readonly<Record<Language, (() => Promise<DocsTextChanges>) | null>> = {
  en: null,
  de: async () => (await import('@vestibule/docs-panel/texts/de')).docsTexts,
  fr: async () => (await import('@vestibule/docs-panel/texts/fr')).docsTexts,
  es: async () => (await import('@vestibule/docs-panel/texts/es')).docsTexts,
  ja: async () => (await import('@vestibule/docs-panel/texts/ja')).docsTexts,
  ar: async () => (await import('@vestibule/docs-panel/texts/ar')).docsTexts,
}

const english: DocsTextChanges = {}

/**
 * Loads the texts of documentation in the page's language, for users who have documentation. Undefined while they are
 * loading; English if that fails.
 */
export function useLoadedDocsTexts(hasDocumentation: boolean): DocsTextChanges | undefined {
  const [load] = useState(() => catalogues[pageLanguage()])
  const [texts, setTexts] = useState(load === null ? english : undefined)
  useEffect(() => {
    if (load === null || !hasDocumentation) return
    fetchCode(load).then(setTexts, () => setTexts(english))
  }, [load, hasDocumentation])
  return texts
}
