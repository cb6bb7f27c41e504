import { useToast } from '@vestibule/ui/toast'
import { useCallback } from 'react'

/** Says that a step succeeded. The message replaces that of the step before. */
export function usePraise(): (message: string) => void {
  const toast = useToast()
  return useCallback((message) => void toast.success(message, { id: 'praise' }), [toast])
}
