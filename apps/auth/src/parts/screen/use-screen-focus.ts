import { useAnnounce } from '@vestibule/ui/live-region'
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useArrival } from './arrival.tsx'

interface ScreenFocus {
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly mainRef: RefObject<HTMLElement | null>
  /** Typing or pasting while the heading has the focus goes to the screen's field. */
  readonly onHeadingKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * Moves the focus when a screen appears: to the field marked `data-first-field` when its route is opened, to the
 * heading in every other case, also when what had the focus goes away. The step, where there is one, is announced,
 * and the title where the heading is passed over.
 */
export function useScreenFocus(title: string, stepText: string | undefined): ScreenFocus {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const mainRef = useRef<HTMLElement>(null)
  const announce = useAnnounce()
  const { isFirst } = useArrival()
  const id = useId()
  const [passesOver, setPassesOver] = useState(false)

  const focused = useRef<Element>(null)
  useEffect(() => {
    const main = mainRef.current
    const onFocusIn = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null
    }
    main?.addEventListener('focusin', onFocusIn)
    return () => main?.removeEventListener('focusin', onFocusIn)
  }, [])
  useEffect(() => {
    const main = mainRef.current
    const field = isFirst(id) ? firstField(main) : undefined
    // Whoever types before the code of the page arrives keeps their place.
    if (main?.contains(document.activeElement)) return
    const target = field ?? headingRef.current
    target?.focus()
    setPassesOver(target !== headingRef.current)
  }, [id, isFirst])

  // After every change of the screen: what had the focus may be gone, or disabled.
  useEffect(() => {
    const had = focused.current
    const { activeElement, body } = document
    const isLost = had !== null && (!had.isConnected || had.matches(':disabled'))
    if (isLost && (activeElement === body || activeElement === had)) headingRef.current?.focus()
  })

  const spoken = [passesOver ? title : undefined, stepText].filter(Boolean).join('. ')
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [spoken, announce])

  const onHeadingKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== headingRef.current) return
    const hasModifier = event.ctrlKey || event.metaKey
    const pastes = hasModifier && event.key.toLowerCase() === 'v'
    const types = event.key.length === 1 && event.key !== ' ' && !hasModifier && !event.altKey
    if (pastes || types) firstField(mainRef.current)?.focus()
  }, [])

  return { headingRef, mainRef, onHeadingKeyDown }
}

function firstField(main: HTMLElement | null): HTMLElement | null | undefined {
  return main?.querySelector<HTMLElement>('[data-first-field]')
}
