import type { Seller } from '@vestibule/api-client/contract'
import { audiences } from '../../core/audience.ts'
import { partnerOptions, type Option } from '../../core/partner-options.ts'
import type { DocumentDraft, DraftField } from '../../core/document-draft.ts'
import type { SaidTexts } from '../use-docs-texts.ts'

interface Known {
  texts: SaidTexts
  sellers: readonly Seller[]
  environments: readonly Option[]
}

/** Returns the value of a field as text, in the words that the form uses for it. */
export function fieldWords(field: DraftField, draft: DocumentDraft, known: Known): string {
  const { editor } = known.texts
  switch (field) {
    case 'interactive':
      return draft.interactive ? editor.on : editor.off
    case 'isTranslation':
      return draft.isTranslation ? editor.on : editor.off
    case 'variant':
      return editor.variants[draft.variant]
    case 'tooltipWidth':
      return editor.widths[draft.tooltipWidth]
    case 'tooltipPosition':
      return editor.positions[draft.tooltipPosition]
    case 'audience':
      return names(draft.audience, audienceOptions(known.texts), editor.all)
    case 'environmentType':
      return names(draft.environmentType, known.environments, editor.all)
    case 'sellers':
      return names(draft.sellers, known.sellers, editor.all)
    case 'dataPartners':
      return names(draft.dataPartners, partnerOptions(known.sellers, []), editor.all)
    default:
      return draft[field]
  }
}

export function audienceOptions({ editor }: SaidTexts): Option[] {
  return audiences.map((id) => ({ id, name: editor.audiences[id] }))
}

function names(ids: readonly string[], options: readonly Option[], all: string): string {
  if (ids.length === 0) return all
  return ids.map((id) => options.find((option) => option.id === id)?.name ?? id).join(', ')
}
