import { useDocs } from '@vestibule/docs-panel/react'
import { useUnsavedWork } from '@vestibule/session/react'

export function useGuardedSwitch(switchTo: (datasetId: string) => void) {
  const { hasUnsavedText, confirmLeave } = useDocs()
  useUnsavedWork(hasUnsavedText) // keeps the page over a new sign-in
  return async (datasetId: string) => {
    if (await confirmLeave()) switchTo(datasetId)
  }
}
