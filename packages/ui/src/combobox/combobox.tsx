import {
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as Headless,
} from '@headlessui/react'
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
} from 'react'
import { FieldFrame, useFieldIds, type FieldTexts } from '../field/field-frame.tsx'
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx'
import { DescribedInput, DescribedList } from '../internal/described.tsx'
import { isComposing } from '../internal/is-composing.ts'
import { useAnchoredList } from '../internal/use-anchored-list.ts'
import { useTexts } from '../internal/use-texts.ts'
import type { SelectOption } from '../select/select.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { comboboxTexts, type ComboboxTexts } from './combobox-texts.ts'

export type ComboboxProps<Option extends SelectOption = SelectOption> = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'size' | 'name'
> &
  FieldTexts & {
    /** The options that match what is typed, from top to bottom. */
    options: readonly Option[]
    /** The chosen option, which may be missing from `options`; null: none. */
    value: Option | null
    /** Called when an option is chosen, and with null when the field is emptied. */
    onValueChange: (value: Option | null) => void
    /** Called with what is typed, and with an empty text when the list closes. */
    onQueryChange: (query: string) => void
    /** Height: 32, 36 or 44 pixels. */
    size?: 'sm' | 'md' | 'lg'
    /** The options are still being fetched: shows a spinner, and 'Loading…' in place of 'No Results'. */
    loading?: boolean
    /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
    texts?: Partial<ComboboxTexts>
  }

/**
 * A choice of one of very many options, which the caller looks up as the user types. Arrow keys move, Enter chooses,
 * Escape closes the list. `ref` and attributes go to the input, `className` to the field around it.
 */
export const Combobox = forwardRef(function Combobox<Option extends SelectOption>(
  { size = 'lg', loading = false, ...props }: ComboboxProps<Option>,
  ref: Ref<HTMLInputElement>,
) {
  const { label, labelHidden, labelEnd, description, error, success, ...own } = props
  const { options, value, onValueChange, onQueryChange, texts, ...html } = own
  const { disabled, className, id, 'aria-describedby': describedBy, ...rest } = html
  const words = useTexts('combobox', comboboxTexts)
  const field = { label, labelHidden, labelEnd, description, error, success }
  const ids = useFieldIds(field, { id, describedBy })
  const { setField, setList, listStyle } = useAnchoredList()
  const note = loading ? (texts?.loading ?? words.loading) : (texts?.empty ?? words.empty)
  const handleKeyDown = (event: KeyboardEvent, isOpen: boolean) => {
    const hasNothing = isOpen && options.length === 0
    // `preventDefault` keeps Headless UI from handling a key that belongs to an input method, and Enter while there is
    // nothing to choose: Enter would close the list and drop what was typed.
    if (isComposing(event.nativeEvent) || (event.key === 'Enter' && hasNothing))
      event.preventDefault()
  }
  return (
    <FieldFrame {...field} ids={ids} className={className}>
      <Headless
        value={value}
        by="value"
        onChange={onValueChange}
        onClose={() => onQueryChange('')}
        disabled={disabled}
      >
        {({ open }) => (
          <>
            <div
              ref={setField}
              className="vb-text-field vb-combobox"
              data-size={size}
              data-invalid={Boolean(error) || undefined}
              data-disabled={disabled || undefined}
            >
              <ComboboxInput
                as={DescribedInput}
                ref={ref}
                id={ids.control}
                className="vb-input"
                autoComplete="off"
                aria-invalid={Boolean(error) || undefined}
                describedBy={ids.describedBy}
                displayValue={(option: Option | null) => option?.label ?? ''}
                onChange={(event) => onQueryChange(event.target.value)}
                onKeyDown={(event) => handleKeyDown(event, open)}
                {...rest}
              />
              {loading && open && <Spinner />}
              <ComboboxButton className="vb-combobox-open" aria-label={texts?.open ?? words.open}>
                <ChevronDownIcon size={16} />
              </ComboboxButton>
            </div>
            <ComboboxOptions
              as={DescribedList}
              labelledBy={ids.label}
              ref={setList}
              style={listStyle}
              portal
              modal={false}
              className="vb-popover vb-options"
              transition
            >
              {options.map((option) => (
                <ComboboxOption
                  key={option.value}
                  value={option}
                  disabled={option.disabled}
                  className="vb-option"
                >
                  <CheckIcon size={16} />
                  <span className="vb-option-text">
                    <span className="vb-option-label">{option.label}</span>
                    {option.description && (
                      <span className="vb-description">{option.description}</span>
                    )}
                  </span>
                </ComboboxOption>
              ))}
              {options.length === 0 && (
                <ComboboxOption value={null} disabled className="vb-option-note">
                  {note}
                </ComboboxOption>
              )}
            </ComboboxOptions>
            <VisuallyHidden role="status">{open && options.length === 0 && note}</VisuallyHidden>
          </>
        )}
      </Headless>
    </FieldFrame>
  )
}) as (<Option extends SelectOption>(
  props: ComboboxProps<Option> & { ref?: Ref<HTMLInputElement> },
) => ReactElement) & { displayName: string }
Combobox.displayName = 'Combobox'
