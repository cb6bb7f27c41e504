import { useEffect, useMemo, useRef, type HTMLProps } from 'react'

/** Milliseconds of touch until a tooltip opens, and until it closes after the finger was lifted. */
const touchDelay = 700
const leaveTouchDelay = 1500

/**
 * Returns handlers that open a tooltip on a long press of its element. The press that opened the tooltip does not also
 * click the element: the user wanted to read about the element, not to use it.
 */
export function useLongPress(
  setOpen: (open: boolean) => void,
  isHeldAtFirst: boolean,
): HTMLProps<Element> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const opened = useRef(isHeldAtFirst)
  useEffect(() => () => clearTimeout(timer.current), [])

  return useMemo(() => {
    const after = (delay: number, open: boolean) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        opened.current = open
        setOpen(open)
      }, delay)
    }
    const release = () => {
      if (opened.current) after(leaveTouchDelay, false)
      else clearTimeout(timer.current)
    }
    return {
      onPointerDown: ({ pointerType }) => {
        opened.current = false
        if (pointerType === 'touch') after(touchDelay, true)
      },
      onPointerUp: release,
      onPointerCancel: release,
      onContextMenu: (event) => {
        if (opened.current) event.preventDefault()
      },
      onClickCapture: (event) => {
        if (!opened.current) return
        event.preventDefault()
        event.stopPropagation()
      },
    }
  }, [setOpen])
}
