import { createCodeRead, type CodeRead } from '@vestibule/base/code'
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import type { Clock } from '@vestibule/base/clock'

/** Milliseconds of hovering, and of a resting finger, before a tooltip opens. */
const enterDelay = 100
const touchDelay = 700

// A tooltip weighs more than all the rest of a page with notes, and most notes are never asked for.
const tooltipCode = /* @__PURE__ */ createCodeRead(
  async () => (await import('./note-tooltip.tsx')).NoteTooltip,
)
type NoteTooltip = typeof tooltipCode extends CodeRead<infer Code> ? Code : never

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
    isPressed: false,
    cancel: () => {},
  })

  const show = async () => {
    asking.current.isAsked = true
    const tooltip = await tooltipCode.load()
    const { isAsked, hasFocus, hasPointer, hasFinger } = asking.current
    if (tooltip.status !== 'loaded' || !isAsked) return
    setArrived({
      NoteTooltip: tooltip.value,
      hadFocus: hasFocus,
      hadPointer: hasPointer,
      hadFinger: hasFinger,
    })
  }
  const showAfter = (delay: number) => {
    asking.current.cancel()
    asking.current.cancel = clock.after(delay, () => void show())
    void tooltipCode.load()
  }
  const forget = () => {
    asking.current.cancel()
    asking.current.isAsked = false
  }
  const lift = () => {
    asking.current.hasFinger = false
    asking.current.isPressed = false
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
        // The tooltip brings an icon of its own: in the middle of a press it would take the press away.
        if (pointerType !== 'touch') {
          asking.current.isPressed = true
          return forget()
        }
        asking.current.hasFinger = true
        showAfter(touchDelay)
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onFocus: ({ currentTarget }: FocusEvent) => {
        asking.current.hasFocus = true
        if (currentTarget.matches(':focus-visible') && !asking.current.isPressed) void show()
      },
      onBlur: () => {
        asking.current.hasFocus = false
        forget()
      },
    },
  }
}
