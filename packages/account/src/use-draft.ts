import {
  draftsOf,
  useDraftOf,
  type DraftOwner,
  type RegisterUnsavedWork,
} from '@vestibule/app-kit/drafts'
import { useWorld } from '@vestibule/app-kit/screens/world'

/** The browser asks before it leaves the page. */
const askBeforeLeaving: RegisterUnsavedWork = (isUnsaved) => {
  const ask = (event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  }
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

function useOwner(): DraftOwner {
  const { client } = useWorld()
  return { client, registerUnsavedWork: askBeforeLeaving }
}

/**
 * What is typed into a form of the account and not sent. It survives a visit to another page of the account. Never for
 * secrets.
 * @param key Names the form and whose account it is, as the next person may sign in in the same page.
 */
export function useDraft<Draft>(key: string, empty: Draft) {
  return useDraftOf(useOwner(), key, empty)
}

/**
 * For the parts around a form: whether the form has a draft under this key, and a function that throws the draft away.
 */
export function useKeptDraft(key: string | undefined) {
  const drafts = draftsOf(useOwner())
  return {
    isKept: key !== undefined && drafts.get(key) !== undefined,
    discard: () => key !== undefined && drafts.set(key, undefined),
  }
}
