import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import type { Clock } from '../core/clock.ts'
import { onDemand } from './on-demand.ts'

/** Milliseconds of hovering, and of a resting finger, before a tooltip opens. */
const enterDelay = 100
const touchDelay = 700

// A tooltip weighs more than all the rest of a page with notes, and most notes are never asked for.
const tooltipCode = /* @__PURE__ */ onDemand(
  async () => (await import('./note-tooltip.tsx')).NoteTooltip,
)
type NoteTooltip = Awaited<ReturnType<(typeof tooltipCode)['request']>> & {}

/** A tooltip that has arrived, for an icon that is still asked for it. */
export interface ArrivedTooltip {
  readonly NoteTooltip: NoteTooltip
  /** What the icon had that is about to be rendered anew. */
  readonly hadFocus: boolean
  readonly hadPointer: boolean
  readonly hadFinger: boolean
}

/** Fetches the tooltip when the icon with these handlers is hovered, focused, held or pressed. */
export function useTooltipCode(clock: Clock) {
  const [arrived, setArrived] = useState<ArrivedTooltip | null>(null)
  const asking = useRef({
    isAsked: false,
    hasFocus: false,
    hasPointer: false,
    hasFinger: false,
    cancel: () => {},
  })

  const show = async () => {
    asking.current.isAsked = true
    const NoteTooltip = await tooltipCode.request()
    const { isAsked, hasFocus, hasPointer, hasFinger } = asking.current
    if (!NoteTooltip || !isAsked) return
    setArrived({
      NoteTooltip,
      hadFocus: hasFocus,
      hadPointer: hasPointer,
      hadFinger: hasFinger,
    })
  }
  const showAfter = (delay: number) => {
    asking.current.cancel()
    asking.current.cancel = clock.after(delay, () => void show())
    void tooltipCode.request()
  }
  const forget = () => {
    asking.current.cancel()
    asking.current.isAsked = false
  }
  const lift = () => {
    asking.current.hasFinger = false
    forget()
  }
  useEffect(() => {
    const now = asking.current
    return () => {
      now.cancel()
      now.isAsked = false
    }
  }, [])

  return {
    arrived,
    show: () => void show(),
    forget,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse') return
        asking.current.hasPointer = true
        showAfter(enterDelay)
      },
      onPointerLeave: () => {
        asking.current.hasPointer = false
        forget()
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') return
        asking.current.hasFinger = true
        showAfter(touchDelay)
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onFocus: ({ currentTarget }: FocusEvent) => {
        asking.current.hasFocus = true
        if (currentTarget.matches(':focus-visible')) void show()
      },
      onBlur: () => {
        asking.current.hasFocus = false
        forget()
      },
    },
  }
}
