import {
  arrow,
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
  type OpenChangeReason,
  type Placement,
  type UseFloatingReturn,
  type UseInteractionsReturn,
} from '@floating-ui/react'
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { tabInto, tabOutOf } from './tab-order.ts'
import { useLongPress } from './use-long-press.ts'

type Options = {
  placement: Placement
  enterDelayMs: number
  interactive: boolean
  openOnPress: boolean
  defaultOpen: boolean | 'held'
}

type TooltipState = {
  open: boolean
  close: () => void
  setArrowElement: (element: HTMLSpanElement | null) => void
  /** The element that the tooltip describes. */
  element: RefObject<HTMLElement | null>
  tooltip: RefObject<HTMLElement | null>
  floating: UseFloatingReturn
  interactions: UseInteractionsReturn
}

/** Distance in pixels between a tooltip and its element, in which the arrow stands. */
const gap = 10
/** Minimum distance in pixels between a tooltip and the edges of the window. */
const margin = 8

/**
 * Opens, closes and places a tooltip. Returns whether the tooltip is open and where it stands, and the props for the
 * tooltip and for the element that it describes.
 */
export function useTooltip(options: Options): TooltipState {
  const { placement, enterDelayMs, interactive, openOnPress, defaultOpen } = options
  const [open, setOpen] = useState(defaultOpen !== false)
  const [arrowElement, setArrowElement] = useState<HTMLSpanElement | null>(null)
  const element = useRef<HTMLElement | null>(null)
  const tooltip = useRef<HTMLElement | null>(null)

  const onOpenChange = (next: boolean, _event?: Event, reason?: OpenChangeReason) => {
    const holdsFocus = tooltip.current?.contains(document.activeElement) ?? false
    const left = !next && (reason === 'hover' || reason === 'safe-polygon')
    // Keep the tooltip open when the pointer leaves while a link in it has the focus.
    if (left && holdsFocus) return
    setOpen(next)
    if (!next && holdsFocus) element.current?.focus()
  }

  const floating = useFloating({
    open,
    onOpenChange,
    placement,
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(gap),
      flip({
        padding: margin,
        // A centred tooltip can be shifted along its side of the element; one aligned with an end flips to the other
        // end.
        crossAxis: placement.includes('-'),
        fallbackAxisSideDirection: 'start',
      }),
      shift({ padding: margin }),
      arrow({ element: arrowElement, padding: 10 }),
    ],
  })
  const { context } = floating

  const interactions = useInteractions([
    useHover(context, {
      mouseOnly: true,
      move: false,
      delay: { open: enterDelayMs },
      handleClose: safePolygon(),
    }),
    useFocus(context),
    useClick(context, { enabled: openOnPress }),
    useDismiss(context, { referencePress: !openOnPress }),
    useRole(context, { role: interactive ? 'dialog' : 'tooltip' }),
    {
      reference: useLongPress(setOpen, defaultOpen === 'held'),
      floating: {
        onKeyDown: (event: KeyboardEvent) => tabOutOf(event, tooltip.current, element.current),
      },
    },
    {
      reference: {
        onKeyDown: (event: KeyboardEvent) => {
          if (open) tabInto(event, tooltip.current)
        },
      },
    },
  ])

  // Close with the reason `escape-key`: after it, `useFocus` ignores the focus that returns to the element and would
  // open the tooltip again.
  const close = () => context.onOpenChange(false, undefined, 'escape-key')

  return { open, close, setArrowElement, element, tooltip, floating, interactions }
}
