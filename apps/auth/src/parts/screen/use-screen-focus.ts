import { useAnnounce } from '@vestibule/ui/live-region'
import { useCallback, useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useArrival } from './arrival.tsx'

interface ScreenFocus {
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly mainRef: RefObject<HTMLElement | null>
  /** Typing or pasting while the heading has the focus goes to the screen's field. */
  readonly onHeadingKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * Moves the focus when a screen appears: to the field marked `data-first-field` when its route is opened, to the
 * heading in every other case, also when what had the focus goes away. The step, where there is one, is announced.
 */
export function useScreenFocus(stepText: string | undefined): ScreenFocus {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const mainRef = useRef<HTMLElement>(null)
  const announce = useAnnounce()
  const { isFirst } = useArrival()
  const id = useId()

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
    const target = isFirst(id) ? firstField(main) : undefined
    // Whoever types before the code of the page arrives keeps their place.
    if (!main?.contains(document.activeElement)) (target ?? headingRef.current)?.focus()
  }, [id, isFirst])

  // After every change of the screen: what had the focus may be gone, or disabled.
  useEffect(() => {
    const had = focused.current
    const { activeElement, body } = document
    const isLost = had !== null && (!had.isConnected || had.matches(':disabled'))
    if (isLost && (activeElement === body || activeElement === had)) headingRef.current?.focus()
  })

  useEffect(() => {
    if (stepText !== undefined) announce(stepText)
  }, [stepText, announce])

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
