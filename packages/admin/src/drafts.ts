import { useDraftOf, type KeptDraft } from '@vestibule/app-kit/drafts'
import { useServices } from './services.ts'

/**
 * State that survives navigation, Escape and the end of the session. Set it to `empty` when the draft is sent or thrown
 * away.
 * @param key Names the place and the item, such as `answer ticket-7`. If the key changes while a component is shown,
 * the component keeps using its first key.
 * @param kept Stores the draft so that it survives a reload too.
 */
export function useDraft<Draft>(key: string, empty: Draft, kept?: KeptDraft<Draft> | null) {
  return useDraftOf(useServices(), key, empty, kept)
}
