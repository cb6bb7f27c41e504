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
import { Field, useFieldIds, type FieldTexts } from '../field/field.tsx'
import { mergeRefs } from '../internal/merge-refs.ts'
import { CodeSlots } from './code-slots.tsx'
import { useStylesFromSheet } from './use-styles-from-sheet.ts'

type InputProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'size' | 'maxLength' | 'children' | 'pattern'
>

export type CodeInputProps = InputProps &
  FieldTexts & {
    /** What was entered so far. */
    value: string
    /** The new value: letters and digits only, at most `length` of them. */
    onValueChange: (value: string) => void
    /** Number of characters: 6, or 8 shown as 4-4. */
    length?: number
    /** Where the gap stands; the middle unless said otherwise, 0 for none. */
    separatorAt?: number
    /** The last character was entered, or a whole code was pasted or filled in. */
    onComplete?: (value: string) => void
    /** Enter was pressed at full length. Without it, Enter submits the form. */
    onEnter?: (value: string) => void
    /** Change it to raise the same `error` once more: clears, shakes and focuses again. */
    attempt?: number
    /** The code is being checked: `aria-busy`, no typing, focus kept. */
    loading?: boolean
  }

const separators = /[^\p{L}\p{N}]/gu
const withoutSeparators = (text: string) => text.replaceAll(separators, '')

/**
 * A one-time or recovery code in slots, over one labelled input, so that autofill, password
 * managers, paste and screen readers see an ordinary field. When `error` arrives, the code is
 * cleared, the slots shake once and the input takes the focus: a wrong code is never right later.
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
      onEnter,
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
      if (event.key !== 'Enter' || event.defaultPrevented) return
      if (loading || value.length < length) event.preventDefault()
      else if (onEnter) {
        event.preventDefault()
        onEnter(value)
      }
    }
    return (
      <Field {...field} ids={ids} className={className} assertive>
        <OTPInput
          ref={setInput}
          id={ids.control}
          className="vb-code-control"
          containerClassName="vb-code-input"
          maxLength={length}
          value={value}
          onChange={(next) => !loading && onValueChange(withoutSeparators(next))}
          onComplete={onComplete}
          onKeyDown={handleKeyDown}
          onChangeCapture={(event) => {
            // Before it is cut to the length: whoever fills the field at once sets the separators, too.
            const bare = withoutSeparators(event.currentTarget.value)
            if (bare !== event.currentTarget.value) event.currentTarget.value = bare
          }}
          pasteTransformer={(pasted) => withoutSeparators(pasted).slice(0, length)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
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
      </Field>
    )
  },
)
CodeInput.displayName = 'CodeInput'
