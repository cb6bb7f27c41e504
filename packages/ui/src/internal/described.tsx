import { forwardRef, type ComponentPropsWithoutRef } from 'react'

type Ties = {
  /** Ids for `aria-labelledby`, which Headless UI would overwrite. */
  labelledBy?: string
  /** Ids for `aria-describedby`, which Headless UI would overwrite. */
  describedBy?: string
}

/*
 * Elements for Headless UI to render as its button, input and list. Headless UI overwrites `aria-labelledby` and
 * `aria-describedby` with ids of its own labels, which the fields of this package do not use. These elements set both
 * attributes from the props `labelledBy` and `describedBy`, which Headless UI leaves alone.
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
