import {
  cloneElement,
  useEffect,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactElement,
  type Ref,
} from 'react'
import type { LateParts } from './late-code.ts'
import { useLate } from './use-late.ts'

export interface LateButtonProps {
  /** The button as it is before its first press. */
  readonly button: ReactElement<ComponentPropsWithRef<'button'>>
  /** The popover with this button, or with one of its own that gets this ref. */
  readonly popover: (
    late: LateParts,
    button: ReactElement,
    ref: Ref<HTMLButtonElement>,
  ) => ReactElement
}

/**
 * A button whose popover is late code. Its first press mounts the popover, which renders the button anew and gets that
 * press: at once, or when the code has come.
 */
export function LateButton({ button, popover }: LateButtonProps): ReactElement {
  const [press, setPress] = useState<'none' | 'byKey' | 'byPointer'>('none')
  const [renewed, setRenewed] = useState<HTMLButtonElement | null>(null)
  const late = useLate(press !== 'none', () => setPress('none'))

  useEffect(() => {
    if (!renewed) return
    renewed.focus()
    // A popover that was opened by pointer shows no focus ring.
    if (press === 'byPointer')
      for (const type of ['pointerdown', 'pointerup'])
        renewed.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    renewed.click()
  }, [renewed, press])

  if (late) return popover(late, cloneElement(button, { ref: setRenewed }), setRenewed)
  return cloneElement(button, {
    'aria-haspopup': button.props['aria-haspopup'] ?? 'dialog',
    'aria-expanded': false,
    onClick: ({ detail }: MouseEvent) => setPress(detail > 0 ? 'byPointer' : 'byKey'),
  })
}
