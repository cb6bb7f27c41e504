import { useNetworkStatus } from '@vestibule/session/react'
import { useTexts } from '../texts/use-texts.ts'

/** Why nothing can be sent now; null where it can. */
export function useWritesOff(): string | null {
  const { writesOff } = useTexts().chrome.connection
  return useNetworkStatus().isOnline ? null : writesOff
}
