import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react'
import type { CSSProperties, RefCallback } from 'react'

/** Pixels between field and list, and kept free at the edges of the window. */
const gap = 4
const margin = 8
/** Pixels a list is high at most. */
const maxHeight = 400

export type AnchoredList = {
  setField: RefCallback<HTMLElement>
  setList: RefCallback<HTMLElement>
  listStyle: CSSProperties
}

/**
 * Keeps a list below a field and as wide. Headless UI would put it below the input, which wanders
 * about in the field with the chips before it.
 */
export function useAnchoredList(): AnchoredList {
  const { refs, floatingStyles } = useFloating({
    placement: 'bottom-start',
    // The transition of popovers moves them by the transform.
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
