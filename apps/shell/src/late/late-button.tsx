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
  /** The button before its first press. */
  readonly button: ReactElement<ComponentPropsWithRef<'button'>>
  /** Renders the popover with the new `button`, or with a button of its own that gets `ref`. */
  readonly popover: (
    late: LateParts,
    button: ReactElement,
    ref: Ref<HTMLButtonElement>,
  ) => ReactElement
}

/**
 * A button whose popover is code that is loaded late. When the user first presses the button, the popover is rendered,
 * with a new button. The press is then repeated on that button: at once, or when the code is loaded.
 */
export function LateButton({ button, popover }: LateButtonProps): ReactElement {
  const [press, setPress] = useState<'none' | 'byKey' | 'byPointer'>('none')
  const [renewed, setRenewed] = useState<HTMLButtonElement | null>(null)
  const late = useLate(press !== 'none', () => setPress('none'))

  useEffect(() => {
    if (!renewed) return
    renewed.focus()
    // Also simulate the pointer, so that no focus ring is shown if the popover was opened by pointer.
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
