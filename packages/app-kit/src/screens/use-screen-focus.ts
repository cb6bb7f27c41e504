import { useAnnounce } from '@vestibule/ui/live-region'
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { useScreenTexts } from './texts/screen-texts.ts'
import { useArrival } from './arrival.tsx'

interface ScreenFocus {
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly mainRef: RefObject<HTMLElement | null>
  /** Moves the focus to the screen's field when the user types or pastes while the heading has the focus. */
  readonly onHeadingKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/**
 * Moves the focus when a screen appears: to the field marked `data-first-field` if its route was just opened,
 * otherwise to the heading. It also moves to the heading when the focused element disappears. Announces the step, and
 * the title if the heading does not get the focus.
 */
export function useScreenFocus(title: string, stepText: string | undefined): ScreenFocus {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const mainRef = useRef<HTMLElement>(null)
  const announce = useAnnounce()
  const { isFirst } = useArrival()
  const id = useId()
  const [passesOver, setPassesOver] = useState(false)

  // The next two effects are layout effects: they run before the browser paints, so that the first key that the user
  // presses goes to the field of the new screen.
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    const main = mainRef.current
    const onFocusIn = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null
    }
    main?.addEventListener('focusin', onFocusIn)
    return () => main?.removeEventListener('focusin', onFocusIn)
  }, [])
  useLayoutEffect(() => {
    const main = mainRef.current
    const field = isFirst(id) ? firstField(main) : undefined
    // If the user was typing in a field before the code of the page was loaded, the focus stays there.
    if (main?.contains(document.activeElement)) return
    const target = field ?? headingRef.current
    target?.focus()
    setPassesOver(target !== headingRef.current)
  }, [id, isFirst])

  // Run after every change of the screen, because it may have removed or disabled the element that had the focus.
  useEffect(() => {
    const had = focused.current
    const { activeElement, body } = document
    const isLost = had !== null && (!had.isConnected || had.matches(':disabled'))
    if (isLost && (activeElement === body || activeElement === had)) headingRef.current?.focus()
  })

  const { titleAndStep } = useScreenTexts().app
  const spoken =
    passesOver && stepText !== undefined
      ? titleAndStep({ title, step: stepText })
      : passesOver
        ? title
        : stepText
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
