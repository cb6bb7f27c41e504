import { forwardRef, type ComponentPropsWithoutRef, type CSSProperties } from 'react'
import { FieldFrame, useFieldIds, type FieldTexts } from '../field/field-frame.tsx'
import { mergeRefs } from '../internal/merge-refs.ts'
import { useAutoHeight } from './use-auto-height.ts'

export type TextAreaProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'children' | 'rows'> &
  FieldTexts & {
    /** `filled`: grey, with a line below; `outlined`: with a line around it. */
    variant?: 'filled' | 'outlined'
    /** Minimum height of the field, in lines of text. */
    minRows?: number
    /** Maximum height of the field, in lines of text. A longer text scrolls. */
    maxRows?: number
    /** Height in pixels, instead of `minRows` and `maxRows`. Without `height`, the field grows with its text. */
    height?: number
    /** `md` has a font of 14 pixels instead of 16, except in windows narrower than 600 pixels. */
    size?: 'md' | 'lg'
    /**
     * Uses a fixed-width font, for source text such as Markdown: 13 pixels, or 16 in windows narrower than 600 pixels.
     */
    mono?: boolean
  }

/**
 * A labelled multi-line text field that grows with its text, unless `height` is set. `ref`, `data-*` and native
 * attributes go to the textarea, `className` to the field around it.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(
  (
    {
      label,
      labelHidden,
      labelEnd,
      description,
      error,
      success,
      variant = 'filled',
      minRows = 3,
      maxRows = 12,
      height,
      size = 'lg',
      mono = false,
      disabled,
      readOnly,
      className,
      style,
      id,
      onInput,
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) => {
    const field = { label, labelHidden, labelEnd, description, error, success }
    const ids = useFieldIds(field, { id, describedBy })
    const { area, fit } = useAutoHeight(minRows, maxRows, height === undefined)
    const rows = { '--vb-_min-rows': minRows, '--vb-_max-rows': maxRows } as CSSProperties

    const handleInput: TextAreaProps['onInput'] = (event) => {
      onInput?.(event)
      fit()
    }
    return (
      <FieldFrame {...field} ids={ids} className={className}>
        <div
          className="vb-text-field vb-text-area"
          data-variant={variant}
          data-size={size}
          data-invalid={Boolean(error) || undefined}
          data-success={(Boolean(success) && !error) || undefined}
          data-disabled={disabled || undefined}
          data-readonly={readOnly || undefined}
          data-mono={mono || undefined}
        >
          <textarea
            ref={mergeRefs(area, ref)}
            id={ids.control}
            className="vb-input"
            data-fixed={height === undefined ? undefined : true}
            style={height === undefined ? { ...rows, ...style } : { height, ...style }}
            disabled={disabled}
            readOnly={readOnly}
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={ids.describedBy}
            onInput={handleInput}
            {...rest}
          />
        </div>
      </FieldFrame>
    )
  },
)
TextArea.displayName = 'TextArea'
