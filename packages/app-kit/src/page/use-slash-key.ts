import { createSafeStorage } from '@vestibule/base/safe-storage'
import { useEffect, type RefObject } from 'react'

/** The storage key under which `off` is stored if the user has switched the key `/` off. */
const key = 'vestibule.slashKey'
const storage = createSafeStorage(() => window.localStorage)

/**
 * Whether the key `/` is a shortcut. Users can switch it off, because people who control the browser by voice trigger
 * shortcuts of a single character by mistake.
 */
export const isSlashKeyOn = () => storage.getItem(key) !== 'off'

export function setSlashKeyOn(on: boolean): void {
  if (on) storage.removeItem(key)
  else storage.setItem(key, 'off')
}

/**
 * Moves the focus to the field when the user presses `/`, unless the user is in another field or in a dialog, or has
 * switched the shortcut off.
 */
export function useSlashKey(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || takesText(event.target) || !isSlashKeyOn()) return
      if (document.querySelector('[aria-modal="true"]')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role=dialog]') !== null)
  )
}
