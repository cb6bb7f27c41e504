import { docsTexts, type DocsTexts } from '../core/texts.ts'
import { useDocsContext } from './docs-context.ts'

export function useDocsTexts(): DocsTexts {
  return useDocsContext().texts ?? docsTexts
}
