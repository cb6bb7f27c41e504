import {
  cloneElement,
  createContext,
  forwardRef,
  useContext,
  type ComponentPropsWithoutRef,
  type ReactElement,
} from 'react'
import { cx } from '../internal/cx.ts'
import { useBrowserLayoutEffect } from '../internal/use-browser-layout-effect.ts'
import type { FieldIds } from './field-frame.tsx'
import { FieldMessage, type FieldMessageProps } from './field-message.tsx'

/** The parts of a field that its control refers to by id while they are on the page. */
export type NamedPart = 'label' | 'description' | 'message'

type FieldOfParts = {
  ids: FieldIds
  hasLabel: boolean
  message: Omit<FieldMessageProps, 'id'>
  /** Called when a part appears. The returned function is called when the part disappears. */
  onPart: (part: NamedPart) => () => void
}

export const FieldContext = createContext<FieldOfParts | null>(null)

function useField(): FieldOfParts {
  const field = useContext(FieldContext)
  if (!field) throw new Error('No field here: render this inside <Field>')
  return field
}

function usePart(part: NamedPart): FieldOfParts {
  const field = useField()
  const { onPart } = field
  useBrowserLayoutEffect(() => onPart(part), [onPart, part])
  return field
}

export const FieldLabel = forwardRef<HTMLLabelElement, ComponentPropsWithoutRef<'label'>>(
  ({ className, onClick, ...rest }, ref) => {
    const { ids } = usePart('label')
    return (
      // The label belongs to the control that `Field.Control` renders. Keyboard users go to that control itself, so the
      // label needs no key handler.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
      <label
        ref={ref}
        className={cx('vb-label', className)}
        {...rest}
        id={ids.label}
        htmlFor={ids.control}
        onClick={(event) => {
          onClick?.(event)
          // When a label is pressed, the browser focuses the control only if it is a form control such as an input,
          // which has the property `labels`. Focus any other control here.
          const control = document.getElementById(ids.control)
          if (control && !('labels' in control)) control.focus()
        }}
      />
    )
  },
)
FieldLabel.displayName = 'Field.Label'

export const FieldDescription = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  ({ className, ...rest }, ref) => {
    const { ids } = usePart('description')
    return (
      <div ref={ref} className={cx('vb-description', className)} {...rest} id={ids.description} />
    )
  },
)
FieldDescription.displayName = 'Field.Description'

type ControlAttributes = {
  id: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export type FieldControlProps = {
  /**
   * The control: an element, or a function that gets the attributes for the control and returns an element with them.
   */
  render: ReactElement<ControlAttributes> | ((attributes: ControlAttributes) => ReactElement)
}

export function FieldControl({ render }: FieldControlProps) {
  const { ids, hasLabel, message } = useField()
  const attributes: ControlAttributes = {
    id: ids.control,
    'aria-labelledby': hasLabel ? ids.label : undefined,
    'aria-describedby': ids.describedBy,
    'aria-invalid': message.error ? true : undefined,
  }
  if (typeof render === 'function') return render(attributes)
  const described = [render.props['aria-describedby'], ids.describedBy].filter(Boolean).join(' ')
  return cloneElement(render, { ...attributes, 'aria-describedby': described || undefined })
}

export function FieldMessagePart() {
  const { ids, message } = usePart('message')
  return <FieldMessage id={ids.message} {...message} />
}
FieldMessagePart.displayName = 'Field.Message'
