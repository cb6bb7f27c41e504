import { useState, type PointerEvent, type ReactNode } from 'react'

type Ripple = { id: number; x: number; y: number; size: number }

/**
 * Returns a circle that spreads from the point where a control is pressed, and the handler that starts it. The
 * stylesheet sets how long the circle spreads.
 */
export function useRipple(): {
  ripple: ReactNode
  startRipple: (event: PointerEvent<HTMLElement>) => void
} {
  const [current, setCurrent] = useState<Ripple>()

  const startRipple = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = event.clientX - box.left
    const y = event.clientY - box.top
    // Distance to the farthest corner, so that the circle always fills the control.
    const radius = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y))
    setCurrent((last) => ({ id: (last?.id ?? 0) + 1, x, y, size: radius * 2 }))
  }

  const ripple = current && (
    <span className="vb-ripple" aria-hidden="true">
      <span
        key={current.id}
        style={{ left: current.x, top: current.y, width: current.size, height: current.size }}
        onAnimationEnd={() => setCurrent(undefined)}
      />
    </span>
  )
  return { ripple, startRipple }
}
