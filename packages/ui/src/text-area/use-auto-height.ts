import { useCallback, useRef } from 'react'
import { useBrowserLayoutEffect } from '../internal/use-browser-layout-effect.ts'

/**
 * Maximum number of measurements of one textarea. A scrollbar may come with one measurement and go with the next, so
 * that the height would change without end.
 */
export const maxPasses = 20

/**
 * Finds the height at which all lines fit, within `min` and `max` pixels: calls `measure` with the last height until
 * the result stays the same, but at most `maxPasses` times. Returns the height and the number of calls.
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

/** Whether the browser supports `field-sizing`, which fits a field to its content. */
function browserSizesFields(): boolean {
  return typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content')
}

/**
 * Fits a textarea to its text, between two numbers of rows, in browsers without `field-sizing`. Returns the ref for the
 * textarea and a function that fits the textarea again.
 */
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

  // Fit the height after every render, because a controlled value can change without an event.
  useBrowserLayoutEffect(fit)
  return { area, fit }
}
