import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/**
 * Returns the ref for an element and the result of `measure` for the element. Measures again whenever the theme or an
 * organisation's colours change (attributes of the element or of one around it).
 */
export function useMeasured<E extends Element, T>(
  measure: (element: E) => T,
): [RefObject<E | null>, T | undefined] {
  const element = useRef<E>(null)
  const [measured, setMeasured] = useState<T>()
  const latest = useRef(measure)
  useLayoutEffect(() => {
    const again = () => {
      if (element.current) setMeasured(latest.current(element.current))
    }
    again()
    const observer = new MutationObserver(again)
    for (let at: Element | null | undefined = element.current; at; at = at.parentElement) {
      observer.observe(at, { attributeFilter: ['data-theme', 'style'] })
    }
    return () => observer.disconnect()
  }, [])
  return [element, measured]
}
