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
  /** The text in the field: digits, perhaps after a minus. Without it the field keeps its own. */
  value?: string
  /** The text at the start, where the field keeps its own. */
  defaultValue?: string
  /** Each change of the text, whether it is an integer already or not. */
  onValueChange?: (value: string) => void
  /** Enter, or the clear button: the integer, or `undefined` when the field is empty. */
  onSubmit?: (value: number | undefined) => void
  /** Enter empties the field. */
  clearOnSubmit?: boolean
  /** The clear button submits the empty value. */
  submitOnClear?: boolean
  /** The smallest integer that is accepted. */
  min?: number
  /** The largest integer that is accepted. */
  max?: number
}

/** A whole number. Only digits and one leading minus get in; the arrow keys step by one. */
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
        // A phone's pad of digits has no minus.
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
 * What may stand in the field while it is typed: nothing, a minus, or an integer that a number
 * holds exactly. One digit more would silently become another number.
 */
function isIntegerDraft(text: string, negative: boolean): boolean {
  if (!(negative ? /^-?\d*$/ : /^\d*$/).test(text)) return false
  return text === '-' || Number.isSafeInteger(Number(text))
}

/** The integer a draft stands for, or `undefined` for nothing and a lone minus. */
function parseInteger(draft: string): number | undefined {
  if (draft === '' || draft === '-') return undefined
  // Without the sum -0 would come out of "-0".
  return Number(draft) + 0
}

/** The integer `step` away, within the bounds; from nothing it starts at zero. */
function stepInteger(
  draft: string,
  step: 1 | -1,
  { min = -Infinity, max = Infinity }: { min?: number; max?: number },
): string {
  const number = parseInteger(draft) ?? 0
  return String(Math.min(max, Math.max(min, number + step)))
}
