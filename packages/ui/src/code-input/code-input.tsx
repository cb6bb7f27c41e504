import { OTPInput } from 'input-otp'
import {
  forwardRef,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from 'react'
import { FieldFrame, useFieldIds, type FieldTexts } from '../field/field-frame.tsx'
import { isComposing } from '../internal/is-composing.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { CodeSlots } from './code-slots.tsx'
import { typedCode, wholeCode } from './typed-code.ts'
import { useStylesFromSheet } from './use-styles-from-sheet.ts'

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'maxLength' | 'children' | 'pattern' | 'onSubmit'
>

export type CodeInputProps = InputProps &
  FieldTexts & {
    /** The characters entered so far. */
    value: string
    /** Called with the new value: letters and digits only, at most `length` of them. */
    onValueChange: (value: string) => void
    /** Number of characters of the code. The slots are laid out for 6, and for 8 in two groups of four. */
    length?: number
    /** Number of slots before the gap; defaults to the middle, 0 for no gap. */
    separatorAt?: number
    /** Called when the last character was entered, or a whole code was pasted or filled in. */
    onComplete?: (value: string) => void
    /**
     * Called on Enter when the code is complete; before that, Enter does nothing. Without this prop, Enter submits the
     * form.
     */
    onSubmit?: (value: string) => void
    /**
     * Change this number to report the same `error` again: the field is cleared, shakes and gets the focus once more.
     */
    attempt?: number
    /** The code is being checked: sets `aria-busy` and ignores typing, but keeps the focus. */
    loading?: boolean
  }

/**
 * A field for a one-time or recovery code, with one slot per character. It is a single labelled input, so that
 * autofill, password managers, paste and screen readers see an ordinary field. Digits of any script become ASCII
 * digits, and a paste with a whole code in it replaces what was typed. When `error` is set, the code is cleared, the
 * slots shake once and the input gets the focus, because a refused code is useless.
 */
export const CodeInput = forwardRef<HTMLInputElement, CodeInputProps>(
  (
    {
      label,
      labelHidden,
      labelEnd,
      description,
      error,
      success,
      value,
      onValueChange,
      length = 6,
      separatorAt = Math.floor(length / 2),
      onComplete,
      onSubmit,
      attempt = 0,
      loading = false,
      className,
      id,
      disabled,
      autoComplete = 'one-time-code',
      inputMode = 'numeric',
      onKeyDown,
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) => {
    useStylesFromSheet()
    const field = { label, labelHidden, labelEnd, description, error, success }
    const ids = useFieldIds(field, { id, describedBy })
    const input = useRef<HTMLInputElement>(null)
    const setInput = useMemo(() => mergeRefs(ref, input), [ref])
    const invalid = Boolean(error)
    // While an input method composes, its text must stay in the field as it is, or it would be inserted again.
    const composing = useRef(false)

    const [shakes, setShakes] = useState(0)
    const reject = useRef(() => {})
    reject.current = () => {
      onValueChange('')
      setShakes((count) => count + 1)
      input.current?.focus()
    }
    useEffect(() => {
      if (invalid) reject.current()
    }, [invalid, attempt])

    const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event)
      if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event.nativeEvent)) return
      if (loading || value.length < length) event.preventDefault()
      else if (onSubmit) {
        event.preventDefault()
        onSubmit(value)
      }
    }
    return (
      <FieldFrame {...field} ids={ids} className={className} assertive>
        <OTPInput
          ref={setInput}
          id={ids.control}
          className="vb-code-control"
          containerClassName="vb-code-input"
          maxLength={length}
          value={value}
          onChange={(next) => {
            if (!loading) onValueChange(composing.current ? next : typedCode(next))
          }}
          onComplete={(whole) => onComplete?.(typedCode(whole))}
          onCompositionStart={() => {
            composing.current = true
          }}
          onCompositionEnd={(event) => {
            composing.current = false
            if (!loading) onValueChange(typedCode(event.currentTarget.value))
          }}
          onKeyDown={handleKeyDown}
          onChangeCapture={({ currentTarget: field }) => {
            // Strip separators before input-otp cuts the value to `length`: autofill sets the whole value,
            // separators included.
            const code = wholeCode(field.value, length) ?? typedCode(field.value)
            if (code !== field.value && !composing.current) field.value = code
          }}
          pasteTransformer={(pasted) => {
            const code = wholeCode(pasted, length)
            // input-otp replaces the selected characters by the paste: select all, so that a whole code replaces what
            // was typed.
            if (code !== undefined) input.current?.select()
            return code ?? typedCode(pasted).slice(0, length)
          }}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          inputMode={inputMode}
          disabled={disabled}
          noScriptCSSFallback={null}
          aria-invalid={invalid || undefined}
          aria-busy={loading || undefined}
          aria-describedby={ids.describedBy}
          {...rest}
          render={({ slots }) => (
            <CodeSlots
              key={shakes}
              slots={slots}
              separatorAt={separatorAt}
              wrong={invalid && value === ''}
              shaken={shakes > 0}
              accepted={Boolean(success) && !invalid}
              busy={loading}
              disabled={disabled}
            />
          )}
        />
      </FieldFrame>
    )
  },
)
CodeInput.displayName = 'CodeInput'
