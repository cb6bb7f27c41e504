import { useToast } from '@vestibule/ui/toast'
import { useCallback } from 'react'

/** Returns a function that shows the message that a step has succeeded. It replaces the message of the step before. */
export function usePraise(): (message: string) => void {
  const toast = useToast()
  return useCallback((message) => void toast.success(message, { id: 'praise' }), [toast])
}
