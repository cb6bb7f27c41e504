import { useEffect, useRef, type RefObject } from 'react'
import type { Start } from './deferred-button.tsx'

/** Takes up what the user began on the button before its code had arrived. */
export function useStart(start: Start): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (start !== 'untouched') button.current?.focus()
    if (start === 'pressed') button.current?.click()
  }, [start])
  return button
}
