import { lazyCode } from '@vestibule/base/react/lazy-code'
import { SearchIcon } from '@vestibule/ui/icons'
import { VisuallyHidden } from '@vestibule/ui/visually-hidden'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { whenIdle } from '../deferred/deferred-button.tsx'
import type { PageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'

const load = () => import('./palette.tsx')
const Palette = lazyCode(load)

/** Opens the palette by a press, and by Ctrl-K or Cmd-K everywhere. Its code comes after the first screen. */
export function PaletteButton({ scope }: { scope: PageScope }) {
  const texts = useTexts().chrome.palette
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    // A failure is told when the palette is opened.
    void whenIdle()
      .then(load)
      .catch(() => undefined)
  }, [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (event.shiftKey || event.altKey || event.defaultPrevented) return
      // Without this the browser goes to its own search.
      event.preventDefault()
      // Over another dialog it would hide a question.
      if (document.querySelector('[aria-modal="true"]') === null) setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        className="vb-palette-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon size={18} />
        <VisuallyHidden>{texts.label}</VisuallyHidden>
        <span className="vb-palette-keys" dir="ltr" aria-hidden="true">
          <kbd className="vb-kbd">{texts.controlKey}</kbd>
          <kbd className="vb-kbd">K</kbd>
        </span>
      </button>
      {isOpen && (
        <Suspense>
          <Palette scope={scope} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
