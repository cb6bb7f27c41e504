import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ComponentType,
} from 'react'
import { whenIdle } from './when-idle.ts'

/** How far the user was with the button before the code behind it arrived. */
export type Start = 'untouched' | 'focused' | 'pressed'

export interface DeferredButtonProps<Props> {
  /** Fetches the button with what it opens. Keep it stable. */
  readonly load: () => Promise<ComponentType<Props & { readonly start: Start }>>
  /** The same button with nothing behind it. */
  readonly Button: ComponentType<Props & ComponentPropsWithRef<'button'>>
  readonly props: Props
}

/**
 * A button whose popover comes after the first screen: when the browser is idle, or as soon as
 * someone reaches for it. A press that comes too early is not lost.
 */
export function DeferredButton<Props extends object>({
  load,
  Button,
  props,
}: DeferredButtonProps<Props>) {
  type Part = ComponentType<Props & { readonly start: Start }>
  const [part, setPart] = useState<{ readonly Part: Part; readonly start: Start } | null>(null)
  const element = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)

  const fetch = useCallback(async () => {
    try {
      const Part = await load()
      const isFocused = element.current !== null && document.activeElement === element.current
      const start = isPressed.current ? 'pressed' : isFocused ? 'focused' : 'untouched'
      setPart((known) => known ?? { Part, start })
    } catch {
      // The network failed: the next press tries again.
      isPressed.current = false
    }
  }, [load])

  useEffect(() => {
    let isWanted = true
    void whenIdle().then(() => (isWanted ? fetch() : undefined))
    return () => {
      isWanted = false
    }
  }, [fetch])

  const press = () => {
    isPressed.current = true
    void fetch()
  }
  const release = () => {
    isPressed.current = false
  }
  if (part) return <part.Part {...props} start={part.start} />
  return (
    <Button
      {...props}
      ref={element}
      aria-haspopup="dialog"
      onClick={press}
      // The button may be replaced while the pointer is down, and the click then never comes.
      onPointerDown={press}
      onPointerEnter={() => void fetch()}
      onPointerLeave={release}
    />
  )
}
