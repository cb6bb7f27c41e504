import { SearchIcon } from '@vestibule/ui/icons'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { useCallback, useEffect, useState } from 'react'
import type { PageScope } from '../frame/page-scope.ts'
import { useLate } from '../late/use-late.ts'
import { useTexts } from '../texts/use-texts.ts'
import { controlKey } from './control-key.ts'

/** A button that opens the command palette. Ctrl-K and Cmd-K open it too, anywhere on the page. */
export function PaletteButton({ scope }: { scope: PageScope }) {
  const texts = useTexts().chrome.palette
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const late = useLate(isOpen, close)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.shiftKey || event.altKey || event.defaultPrevented) return
      // Keep the browser from opening its own search.
      event.preventDefault()
      // Do not open the palette over another dialog, because it would hide what the dialog asks.
      if (document.querySelector('[aria-modal="true"]') === null) setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        className="sh-palette-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon size={18} />
        <VisuallyHidden>{texts.label}</VisuallyHidden>
        <span className="sh-palette-keys" dir="ltr" aria-hidden="true">
          <kbd className="vb-kbd">{controlKey}</kbd>
          <kbd className="vb-kbd">K</kbd>
        </span>
      </button>
      {late && <late.Palette scope={scope} onClose={close} />}
    </>
  )
}
