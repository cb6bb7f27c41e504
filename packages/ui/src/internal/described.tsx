import { forwardRef, type ComponentPropsWithoutRef } from 'react'

type Ties = {
  /** For `aria-labelledby`. */
  labelledBy?: string
  /** For `aria-describedby`. */
  describedBy?: string
}

/*
 * What Headless UI renders as its button, input and list. It overwrites their ARIA ties with those of its
 * own texts, which the fields here do not use; under other names they come through.
 */

export const DescribedButton = forwardRef<
  HTMLButtonElement,
  ComponentPropsWithoutRef<'button'> & Ties
>(({ labelledBy, describedBy, ...rest }, ref) => (
  <button {...rest} ref={ref} aria-labelledby={labelledBy} aria-describedby={describedBy} />
))
DescribedButton.displayName = 'DescribedButton'

export const DescribedInput = forwardRef<
  HTMLInputElement,
  ComponentPropsWithoutRef<'input'> & Ties
>(({ labelledBy, describedBy, ...rest }, ref) => (
  <input {...rest} ref={ref} aria-labelledby={labelledBy} aria-describedby={describedBy} />
))
DescribedInput.displayName = 'DescribedInput'

export const DescribedList = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'> & Ties>(
  ({ labelledBy, describedBy, ...rest }, ref) => (
    <div {...rest} ref={ref} aria-labelledby={labelledBy} aria-describedby={describedBy} />
  ),
)
DescribedList.displayName = 'DescribedList'
