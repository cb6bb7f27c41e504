import { useCallback, useRef } from 'react'
import { useBrowserLayoutEffect } from '../internal/use-browser-layout-effect.ts'

/** Measuring can itself move a scroll bar in and out; it is given up after so many passes. */
export const maxPasses = 20

/**
 * Finds the height at which all lines fit, between two bounds in pixels, by asking how high the
 * content is at the last answer until the answer stays.
 */
export function settleHeight(
  measure: (height: number) => number,
  { min, max }: { min: number; max: number },
): { height: number; passes: number } {
  let height = min
  for (let passes = 1; passes <= maxPasses; passes++) {
    const next = Math.min(max, Math.max(min, measure(height)))
    if (next === height) return { height, passes }
    height = next
  }
  return { height, passes: maxPasses }
}

/** Whether the browser sizes a field to its content by itself. */
function browserSizesFields(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')
}

/** Keeps a textarea as high as its text, between rows, where `field-sizing` is not known. */
export function useAutoHeight(minRows: number, maxRows: number, enabled: boolean) {
  const area = useRef<HTMLTextAreaElement>(null)

  const fit = useCallback(() => {
    const element = area.current
    if (!element || !enabled || browserSizesFields()) return
    const style = getComputedStyle(element)
    const line = Number.parseFloat(style.lineHeight)
    const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom)
    const { height } = settleHeight(
      (tried) => {
        element.style.height = `${tried}px`
        return element.scrollHeight - padding
      },
      { min: minRows * line, max: maxRows * line },
    )
    element.style.height = `${height}px`
  }, [minRows, maxRows, enabled])

  // After every render, because a controlled value changes without an event.
  useBrowserLayoutEffect(fit)
  return { area, fit }
}
