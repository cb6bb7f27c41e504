import { forwardRef, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { mergeRefs } from '../internal/merge-refs.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type IntegerFieldProps = Omit<
  TextFieldProps,
  | 'type'
  | 'inputMode'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onSubmit'
  | 'onClear'
  | 'min'
  | 'max'
> & {
  /**
   * The text in the field (controlled): digits, perhaps after a minus. Without `value` the field manages its own text.
   */
  value?: string
  /** The text at first, if `value` is not set. */
  defaultValue?: string
  /** Called at each change of the text, even if it is not yet an integer. */
  onValueChange?: (value: string) => void
  /**
   * Called on Enter with the integer, or `undefined` if the field has none. With `submitOnClear`, also called on the
   * clear button, with `undefined`.
   */
  onSubmit?: (value: number | undefined) => void
  /** Enter clears the field after it has called `onSubmit`. */
  clearOnSubmit?: boolean
  /** Whether the clear button also calls `onSubmit`. Otherwise it only clears the field. */
  submitOnClear?: boolean
  /** The smallest integer that arrow keys reach. Smaller ones can be typed, but no minus if `min` is 0 or more. */
  min?: number
  /** The largest integer that arrow keys reach. Larger ones can be typed. */
  max?: number
}

/** A field for an integer. Accepts only digits and one leading minus; arrow keys step by one. */
export const IntegerField = forwardRef<HTMLInputElement, IntegerFieldProps>(
  (
    {
      value,
      defaultValue = '',
      onValueChange,
      onSubmit,
      clearOnSubmit = false,
      submitOnClear = true,
      min = -Infinity,
      max = Infinity,
      onKeyDown,
      ...rest
    },
    ref,
  ) => {
    const [own, setOwn] = useState(defaultValue)
    const text = value ?? own
    const input = useRef<HTMLInputElement>(null)
    const setInput = useMemo(() => mergeRefs(ref, input), [ref])
    const negative = min < 0

    const change = (next: string) => {
      if (!isIntegerDraft(next, negative)) return
      setOwn(next)
      onValueChange?.(next)
    }
    const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event)
      if (event.defaultPrevented || rest.disabled || rest.readOnly) return
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
        event.preventDefault()
        change(stepInteger(text, event.key === 'ArrowUp' ? 1 : -1, { min, max }))
      }
      if (event.key === 'Enter' && onSubmit) {
        event.preventDefault()
        onSubmit(parseInteger(text))
        if (clearOnSubmit) change('')
      }
    }
    const handleClear = () => {
      change('')
      input.current?.focus()
      if (submitOnClear) onSubmit?.(undefined)
    }
    return (
      <TextField
        ref={setInput}
        role="spinbutton"
        autoComplete="off"
        {...rest}
        // The numeric keyboard of phones has no minus key.
        inputMode={negative ? 'text' : 'numeric'}
        aria-valuenow={parseInteger(text)}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        value={text}
        onChange={(event) => change(event.target.value.replace(/\s/g, ''))}
        onKeyDown={handleKeyDown}
        onClear={text === '' ? undefined : handleClear}
      />
    )
  },
)
IntegerField.displayName = 'IntegerField'

/**
 * Whether the text may be in the field while typing: empty, a minus, or a safe integer. JavaScript would silently turn
 * an integer that is not safe into another number.
 */
function isIntegerDraft(text: string, negative: boolean): boolean {
  if (!(negative ? /^-?\d*$/ : /^\d*$/).test(text)) return false
  return text === '-' || Number.isSafeInteger(Number(text))
}

/** Returns the integer that the text means, or `undefined` for an empty text and a lone minus. */
function parseInteger(draft: string): number | undefined {
  if (draft === '' || draft === '-') return undefined
  // Adding 0 turns the -0 of "-0" into 0.
  return Number(draft) + 0
}

/**
 * Returns the text for the integer that is `step` away from the one in the field, but within `min` and `max`. An empty
 * field and a lone minus count as zero.
 */
function stepInteger(
  draft: string,
  step: 1 | -1,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number },
): string {
  const number = parseInteger(draft) ?? 0
  return String(Math.min(max, Math.max(min, number + step)))
}
