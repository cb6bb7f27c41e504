import { SearchIcon } from '@vestibule/ui/icons'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { useCallback, useEffect, useState } from 'react'
import type { PageScope } from '../frame/page-scope.ts'
import { useLate } from '../late/use-late.ts'
import { useTexts } from '../texts/use-texts.ts'
import { controlKey } from './control-key.ts'

/** Opens the command palette when pressed, or by Ctrl-K or Cmd-K anywhere. */
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
      // Do not open over another dialog: it would hide that dialog's question.
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
