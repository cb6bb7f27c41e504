import { forwardRef, useEffect, useMemo, useRef, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { EyeClosedIcon, EyeIcon } from '../icons/icons.tsx'
import { mergeRefs } from '../internal/merge-refs.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type PasswordFieldTexts = {
  show?: string
  hide?: string
  shown?: string
  hidden?: string
}

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'endAdornment' | 'onClear' | 'texts'
> & {
  /** Offers the button that shows the password. */
  revealable?: boolean
  /** Replaces the built-in English texts, each by itself. */
  texts?: PasswordFieldTexts
}

/**
 * A password with a button that shows it. Submitting its form hides it again, so that it is neither
 * on the screen nor remembered by the browser as ordinary text.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  ({ revealable = true, texts, disabled, ...rest }, ref) => {
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

    const status = shown
      ? (texts?.shown ?? 'Your password is visible')
      : (texts?.hidden ?? 'Your password is hidden')

    const toggle = (
      <>
        <IconButton
          label={shown ? (texts?.hide ?? 'Hide password') : (texts?.show ?? 'Show password')}
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
        {...rest}
        disabled={disabled}
        type={shown ? 'text' : 'password'}
        endAdornment={revealable && toggle}
      />
    )
  },
)
PasswordField.displayName = 'PasswordField'
