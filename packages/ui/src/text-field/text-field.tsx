import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { Field, useFieldIds, type FieldTexts } from '../field/field.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CheckIcon, CloseIcon } from '../icons/icons.tsx'
import { Spinner } from '../spinner/spinner.tsx'

export type TextFieldVariant = 'filled' | 'outlined' | 'underlined' | 'rounded'

export type TextFieldProps = Omit<ComponentPropsWithoutRef<'input'>, 'size' | 'children'> &
  FieldTexts & {
    /** How the field is drawn. */
    variant?: TextFieldVariant
    /** 32, 36 or 44 pixels high. */
    size?: 'sm' | 'md' | 'lg'
    /** In the field, before the text: an icon. */
    startAdornment?: ReactNode
    /** In the field, after the text: an icon, a unit, a button. */
    endAdornment?: ReactNode
    /** Marks the value as refused where the reason stands elsewhere; an `error` marks it anyway. */
    invalid?: boolean
    /** Busy, as while the value is checked: `aria-busy` and a spinner; the value can be edited. */
    loading?: boolean
    /** Offers a button that clears the field. The caller empties the value. */
    onClear?: () => void
    /** The element of the message below, to move focus to it. */
    messageRef?: Ref<HTMLParagraphElement>
    /** Replaces the built-in English texts, each by itself. */
    texts?: { clear?: string }
  }

/**
 * A line of text with its label. `ref`, `data-*` and native attributes go to the input,
 * `className` to the field around it.
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
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) => {
    const field = { label, labelHidden, labelEnd, description, error, success }
    const ids = useFieldIds(field, { id, describedBy })
    const invalid = marked || Boolean(error)
    const succeeded = Boolean(success) && !invalid
    return (
      <Field {...field} ids={ids} messageRef={messageRef} className={className}>
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
            {...rest}
          />
          {onClear && !disabled && !readOnly && (
            <IconButton
              size="sm"
              label={texts?.clear ?? 'Clear'}
              icon={<CloseIcon />}
              onClick={onClear}
            />
          )}
          {loading && <Spinner />}
          {succeeded && !loading && <CheckIcon className="vb-text-field-check" />}
          {endAdornment}
        </div>
      </Field>
    )
  },
)
TextField.displayName = 'TextField'
