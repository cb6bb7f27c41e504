import { useEffect, useRef, useState, type ReactElement } from 'react'
import { whenIdle } from '../deferred/deferred-button.tsx'
import { tooltipCode } from './tooltip-code.ts'

/** Milliseconds after the pointer or the focus has left. A finger that is lifted leaves before it clicks. */
const releaseMs = 500

export interface BarTooltipProps {
  /** What the button is called. */
  readonly label: string
  /** A button or a link of the bar that shows only an icon. */
  readonly children: ReactElement
}

/**
 * The tooltip of an icon in the app bar. Its code is fetched when the browser has nothing urgent to do. React then
 * replaces the icon's element, so this waits while the user points at the icon, presses it or has focused it: a
 * press whose element disappears is lost.
 */
export function BarTooltip({ label, children }: BarTooltipProps) {
  const [loaded, setLoaded] = useState(tooltipCode.getSnapshot)
  const [isTouched, setTouched] = useState(false)
  const [isReplaced, setReplaced] = useState(false)
  const release = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    let isMounted = true
    const fetch = async () => {
      await whenIdle()
      if (!isMounted) return
      const outcome = await tooltipCode.load()
      if (isMounted) setLoaded(outcome)
    }
    void fetch()
    return () => {
      isMounted = false
      clearTimeout(release.current)
    }
  }, [])
  if (loaded.status === 'loaded' && !isTouched && !isReplaced) setReplaced(true)

  const touch = () => {
    clearTimeout(release.current)
    setTouched(true)
  }
  const leave = () => {
    clearTimeout(release.current)
    release.current = setTimeout(() => setTouched(false), releaseMs)
  }
  const watch = { onPointerEnter: touch, onFocus: touch, onPointerLeave: leave, onBlur: leave }

  return (
    <span className="vb-bar-tooltip" {...(isReplaced ? {} : watch)}>
      {isReplaced && loaded.status === 'loaded' ? (
        <loaded.value content={label}>{children}</loaded.value>
      ) : (
        children
      )}
    </span>
  )
}
