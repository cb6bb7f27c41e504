import { createCodeRead, type CodeRead } from '@vestibule/base/code'
import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react'
import type { Clock } from '@vestibule/base/clock'

/**
 * How long the user must hover over an icon, and press it on a touch screen, before a tooltip opens, in milliseconds.
 */
const enterDelay = 100
const touchDelay = 700

// Loaded when a user first needs a tooltip: its code is larger than everything else on a page with notes, and most
// notes are never opened.
const tooltipCode = /* @__PURE__ */ createCodeRead(
  async () => (await import('./note-tooltip.tsx')).NoteTooltip,
)
type NoteTooltip = typeof tooltipCode extends CodeRead<infer Code> ? Code : never

/** The loaded tooltip, for an icon that the user still hovers, focuses or presses. */
export interface ArrivedTooltip {
  readonly NoteTooltip: NoteTooltip
  /** Whether the icon had the focus before the icon with a tooltip replaces it. */
  readonly hadFocus: boolean
  readonly hadPointer: boolean
  readonly hadFinger: boolean
}

/**
 * Returns handlers for an icon, which load the code of the tooltip when the user hovers, focuses or presses the icon,
 * and the loaded tooltip (`arrived`).
 */
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
        // Wait for the press to end: the tooltip replaces the icon, which would cancel a press in progress.
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
