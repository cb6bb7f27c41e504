import type { CodeRead } from '@vestibule/base/code'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ComponentType,
  type RefObject,
} from 'react'

/** Props of a popover's component. */
export interface PopoverCodeProps<Props> {
  readonly props: Props
  /** The button component. The popover renders it as its trigger. */
  readonly Button: ComponentType<Props & ComponentPropsWithRef<'button'>>
  /** Must be set on the button: an early focus or press is passed on through it. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>
}

export interface DeferredButtonProps<Props> {
  /** The code of the popover, which also renders the button. */
  readonly code: CodeRead<ComponentType<PopoverCodeProps<Props>>>
  readonly Button: ComponentType<Props & ComponentPropsWithRef<'button'>>
  readonly props: Props
  /**
   * When the code is fetched. Default: `whenIdle`. Use `whenTouched` for one of many buttons, because each mounted
   * popover costs rendering time.
   */
  readonly fetches?: 'whenIdle' | 'whenTouched'
}

/**
 * A button whose popover is fetched after the first screen: when the browser is idle, or earlier when the user points
 * at the button or presses it. If the user has focused or pressed the button before the code arrives, the popover's own
 * button gets the focus and the press.
 */
export function DeferredButton<Props extends object>({
  code,
  Button,
  props,
  fetches = 'whenIdle',
}: DeferredButtonProps<Props>) {
  const [Popover, setPopover] = useState<ComponentType<PopoverCodeProps<Props>> | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const early = useRef({ isPressed: false, hasFocus: false })

  const fetch = useCallback(async () => {
    const state = await code.load()
    if (state.status === 'loaded') {
      early.current.hasFocus ||=
        button.current !== null && document.activeElement === button.current
      setPopover(() => state.value)
    } else {
      // The code could not be fetched. The next press tries again.
      early.current.isPressed = false
    }
  }, [code])

  useEffect(() => {
    if (fetches === 'whenTouched') return undefined
    let isMounted = true
    void whenIdle().then(() => (isMounted ? fetch() : undefined))
    return () => {
      isMounted = false
    }
  }, [fetch, fetches])

  useEffect(() => {
    if (!Popover) return
    const { isPressed, hasFocus } = early.current
    early.current = { isPressed: false, hasFocus: false }
    if (isPressed || hasFocus) button.current?.focus()
    if (isPressed) button.current?.click()
  }, [Popover])

  const press = () => {
    early.current.isPressed = true
    void fetch()
  }
  if (Popover) return <Popover props={props} Button={Button} buttonRef={button} />
  return (
    <Button
      {...props}
      ref={button}
      aria-haspopup="dialog"
      onClick={press}
      // Listen for pointer down, because a button that is replaced while the pointer is down gets no click.
      onPointerDown={press}
      onPointerEnter={() => void fetch()}
      onPointerLeave={() => {
        early.current.isPressed = false
      }}
    />
  )
}

/** Resolves when the browser is idle, at the latest after two seconds. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    } else {
      setTimeout(resolve, 200)
    }
  })
}
