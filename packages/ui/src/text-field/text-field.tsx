import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { FieldFrame, useFieldIds, type FieldTexts } from '../field/field-frame.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CheckIcon, CloseIcon } from '../icons/icons.tsx'
import { isComposing } from '../internal/is-composing.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { useTexts } from '../internal/use-texts.ts'
import { textFieldTexts, type TextFieldTexts } from './text-field-texts.ts'

type TextFieldVariant = 'filled' | 'outlined' | 'underlined' | 'rounded'

export type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'children'> &
  FieldTexts & {
    /**
     * `filled`: grey, with a line below; `outlined`: with a line around it; `underlined`: with only a line below;
     * `rounded`: grey, with round ends and a line around it.
     */
    variant?: TextFieldVariant
    /** Height: 32, 36 or 44 pixels. */
    size?: 'sm' | 'md' | 'lg'
    /** Shown in the field before the text: an icon. */
    startAdornment?: ReactNode
    /** Shown in the field after the text: an icon, a unit, a button. */
    endAdornment?: ReactNode
    /**
     * Marks the value as refused when the message about that is elsewhere on the page. `error` marks the value as well.
     */
    invalid?: boolean
    /** Sets `aria-busy` and shows a spinner, for example while the value is checked. The field stays editable. */
    loading?: boolean
    /**
     * Called by the Clear button, which is shown only if this prop is set and the field can be edited. The caller
     * empties the value.
     */
    onClear?: () => void
    /** Ref of the message below the field, to move the focus to it. */
    messageRef?: Ref<HTMLParagraphElement>
    /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
    texts?: Partial<TextFieldTexts>
  }

/**
 * A labelled single-line text field. `ref`, `data-*` and native attributes go to the input, `className` to the
 * field around it.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  (
    {
      label,
      labelHidden,
      labelEnd,
      description,
      error,
      success,
      variant = 'filled',
      size = 'lg',
      startAdornment,
      endAdornment,
      invalid: marked = false,
      loading = false,
      onClear,
      messageRef,
      texts,
      className,
      id,
      disabled,
      readOnly,
      onKeyDown,
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) => {
    const words = useTexts('textField', textFieldTexts)
    const field = { label, labelHidden, labelEnd, description, error, success }
    const ids = useFieldIds(field, { id, describedBy })
    const invalid = marked || Boolean(error)
    const succeeded = Boolean(success) && !invalid
    return (
      <FieldFrame {...field} ids={ids} messageRef={messageRef} className={className}>
        <div
          className="vb-text-field"
          data-variant={variant}
          data-size={size}
          data-invalid={invalid || undefined}
          data-success={succeeded || undefined}
          data-disabled={disabled || undefined}
          data-readonly={readOnly || undefined}
        >
          {startAdornment}
          <input
            ref={ref}
            id={ids.control}
            className="vb-input"
            disabled={disabled}
            readOnly={readOnly}
            aria-invalid={invalid || undefined}
            aria-describedby={ids.describedBy}
            aria-busy={loading || undefined}
            {...(rest.type === 'email' && { dir: 'ltr' })}
            {...rest}
            onKeyDown={(event) => {
              if (!isComposing(event.nativeEvent)) onKeyDown?.(event)
              // Escape only ends the conversion of an input method here. It must not close a dialog or popover around
              // the field.
              else if (event.key === 'Escape') event.stopPropagation()
            }}
          />
          {onClear && !disabled && !readOnly && (
            <IconButton
              size="sm"
              label={texts?.clear ?? words.clear}
              icon={<CloseIcon />}
              onClick={onClear}
            />
          )}
          {loading && <Spinner />}
          {succeeded && !loading && <CheckIcon className="vb-text-field-check" />}
          {endAdornment}
        </div>
      </FieldFrame>
    )
  },
)
TextField.displayName = 'TextField'
