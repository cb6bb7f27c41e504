import { loadedValue } from '@vestibule/base/read'
import { useStore } from '@vestibule/base/react/use-read'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useLateCode } from '../late/use-late.ts'

/**
 * How long the tooltip still waits after the pointer or the focus has left the icon, in milliseconds. On touch screens,
 * the pointer leaves before the click.
 */
const releaseMs = 500

export interface BarTooltipProps {
  /** Text of the tooltip: the button's name. */
  readonly label: string
  /** A button or a link of the bar that shows only an icon. */
  readonly children: ReactElement
}

/**
 * The tooltip of an icon in the app bar. When the code of tooltips is loaded, React replaces the element of the icon,
 * and a press on an element that is replaced is lost. So the replacement waits while the user points at the icon,
 * presses it or has focused it.
 */
export function BarTooltip({ label, children }: BarTooltipProps) {
  const late = loadedValue(useStore(useLateCode()))
  const [isTouched, setTouched] = useState(false)
  const [isReplaced, setReplaced] = useState(false)
  const release = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(release.current), [])
  if (late && !isTouched && !isReplaced) setReplaced(true)

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
    <span className="sh-bar-tooltip" {...(isReplaced ? {} : watch)}>
      {isReplaced && late ? <late.Tooltip content={label}>{children}</late.Tooltip> : children}
    </span>
  )
}
