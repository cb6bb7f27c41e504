import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react'
import type { CSSProperties, RefCallback } from 'react'

/**
 * Distance in pixels between a field and its list (`gap`), and at least between the list and the edge of the window
 * (`margin`).
 */
const gap = 4
const margin = 8
/** Maximum height of a list in pixels. */
const maxHeight = 400

export type AnchoredList = {
  setField: RefCallback<HTMLElement>
  setList: RefCallback<HTMLElement>
  listStyle: CSSProperties
}

/**
 * Positions a list below a field, or above it if there is no room, with the same width. Headless UI would align the
 * list with the input, whose position depends on the chosen options that the field shows before it.
 */
export function useAnchoredList(): AnchoredList {
  const { refs, floatingStyles } = useFloating({
    placement: 'bottom-start',
    // Position without `transform`, which the popover's transition already uses.
    transform: false,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({ padding: margin }),
      size({
        padding: margin,
        apply: ({ availableHeight, rects, elements }) => {
          Object.assign(elements.floating.style, {
            width: `${rects.reference.width}px`,
            maxHeight: `${Math.min(maxHeight, availableHeight)}px`,
          })
        },
      }),
    ],
  })
  return {
    setField: refs.setReference,
    setList: refs.setFloating,
    listStyle: floatingStyles,
  }
}
