import {
  draftsOf,
  useDraftOf,
  type DraftOwner,
  type RegisterUnsavedWork,
} from '@vestibule/app-kit/drafts'
import { useWorld } from '@vestibule/app-kit/screens/world'

/** Makes the browser ask the user before it leaves a page with unsaved work. Returns a function that stops this. */
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
 * What the user has typed into a form of the account and not sent. It is still there when the user comes back from
 * another page of the account. So never use it for secrets, which the next person at the screen could then read.
 * @param key Names the form and the account, because another person may sign in on the same page.
 */
export function useDraft<Draft>(key: string, empty: Draft) {
  return useDraftOf(useOwner(), key, empty)
}

/**
 * For the parts around a form: returns whether the form has a draft under this key, and a function that removes the
 * draft.
 */
export function useKeptDraft(key: string | undefined) {
  const drafts = draftsOf(useOwner())
  return {
    isKept: key !== undefined && drafts.get(key) !== undefined,
    discard: () => key !== undefined && drafts.set(key, undefined),
  }
}
