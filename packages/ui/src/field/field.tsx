import { useCallback, useState, type ReactNode, type Ref } from 'react'
import { cx } from '../internal/cx.ts'
import { FieldFrame, useFieldIds, type FieldIds, type FieldTexts } from './field-frame.tsx'
import {
  FieldContext,
  FieldControl,
  FieldDescription,
  FieldLabel,
  FieldMessagePart,
  type NamedPart,
} from './field-parts.tsx'

export { useFieldIds, type FieldTexts } from './field-frame.tsx'

export type FieldProps = Partial<FieldTexts> & {
  /** Ids from `useFieldIds`, for a control without `Field.Control`. */
  ids?: FieldIds
  /**
   * The control of the field. If `label` is not set: the parts `Field.Label`, `Field.Description`, `Field.Control` and
   * `Field.Message`, each wherever you want it.
   */
  children: ReactNode
  /** Class of the outermost element. */
  className?: string
  /** Ref of the message below the control, to move the focus to it. */
  messageRef?: Ref<HTMLParagraphElement>
  /**
   * Makes screen readers announce a new error at once, even if the focus moves to a refused field when it appears. For
   * controls that take or keep the focus themselves when their value is refused.
   */
  assertive?: boolean
}

type FieldParts = {
  /** The label. A press on it focuses the control. */
  Label: typeof FieldLabel
  /** Help that screen readers read after the label. */
  Description: typeof FieldDescription
  /** Renders the control, and gives it its id and the ids of the label, description and message. */
  Control: typeof FieldControl
  /** Shows `error` or `success` of the field. */
  Message: typeof FieldMessagePart
}

/** Label, description and message around a control of your own. */
export const Field: ((props: FieldProps) => ReactNode) & FieldParts = /* @__PURE__ */ Object.assign(
  function Field({ ids: given, label, className, children, ...rest }: FieldProps) {
    const { description, error, success, messageRef, assertive } = rest
    const [parts, setParts] = useState<ReadonlySet<NamedPart>>(new Set())
    const isFramed = label !== undefined
    const has = (part: NamedPart) => isFramed || parts.has(part)
    const own = useFieldIds({
      description: isFramed ? description : parts.has('description'),
      error: has('message') && error,
      success: has('message') && success,
    })
    const ids = given ?? own
    const onPart = useCallback((part: NamedPart) => {
      setParts((before) => new Set(before).add(part))
      return () => setParts((before) => new Set([...before].filter((one) => one !== part)))
    }, [])
    const message = { error, success, messageRef, assertive }
    return (
      // A new context value at each render costs little: only the parts read it, and they change with the field anyway.
      // oxlint-disable-next-line react/jsx-no-constructed-context-values
      <FieldContext.Provider value={{ ids, hasLabel: has('label'), message, onPart }}>
        {isFramed ? (
          <FieldFrame {...rest} {...{ ids, label, className }}>
            {children}
          </FieldFrame>
        ) : (
          <div className={cx('vb-field', className)}>{children}</div>
        )}
      </FieldContext.Provider>
    )
  },
  {
    Label: FieldLabel,
    Description: FieldDescription,
    Control: FieldControl,
    Message: FieldMessagePart,
  },
)
