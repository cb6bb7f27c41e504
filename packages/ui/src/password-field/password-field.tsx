import { forwardRef, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { EyeClosedIcon, EyeIcon } from '../icons/icons.tsx'
import { mergeRefs } from '../internal/merge-refs.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { passwordFieldTexts, type PasswordFieldTexts } from './password-field-texts.ts'

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'endAdornment' | 'onClear' | 'texts'
> & {
  /** Shows a button that reveals the password. */
  revealable?: boolean
  /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
  texts?: Partial<PasswordFieldTexts>
}

/**
 * A password field with a button that reveals the password. Submitting the form hides the password again, so that
 * nobody reads it on the screen and the browser does not store it as plain text.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  ({ revealable = true, texts, disabled, ...rest }, ref) => {
    const words = useTexts('passwordField', passwordFieldTexts)
    const [shown, setShown] = useState(false)
    const [touched, setTouched] = useState(false)
    const input = useRef<HTMLInputElement>(null)
    const setInput = useMemo(() => mergeRefs(ref, input), [ref])

    useEffect(() => {
      const form = input.current?.form
      const hide = () => setShown(false)
      form?.addEventListener('submit', hide)
      return () => form?.removeEventListener('submit', hide)
    }, [])

    const status = shown ? (texts?.shown ?? words.shown) : (texts?.hidden ?? words.hidden)

    const toggle = (
      <>
        <IconButton
          label={shown ? (texts?.hide ?? words.hide) : (texts?.show ?? words.show)}
          icon={shown ? <EyeClosedIcon /> : <EyeIcon />}
          disabled={disabled}
          onClick={() => {
            setShown(!shown)
            setTouched(true)
          }}
        />
        <VisuallyHidden aria-live="polite">{touched && status}</VisuallyHidden>
      </>
    )
    return (
      <TextField
        ref={setInput}
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        // A visible password is a row of characters, not a text: in a page from right to left, its signs must not
        // change places.
        dir="ltr"
        {...rest}
        disabled={disabled}
        type={shown ? 'text' : 'password'}
        endAdornment={revealable && toggle}
      />
    )
  },
)
PasswordField.displayName = 'PasswordField'
