import { Combobox, ComboboxButton, ComboboxInput } from '@headlessui/react'
import {
  forwardRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
} from 'react'
import { Field, useFieldIds, type FieldTexts } from '../field/field.tsx'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { DescribedInput } from '../internal/described.tsx'
import { foldText } from '../internal/fold-text.ts'
import { coverage, toggleAll } from '../internal/selection.ts'
import type { SelectOption } from '../select/select.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ChipList } from './chip-list.tsx'
import { everything, OptionList } from './option-list.tsx'
import { useAnchoredList } from './use-anchored-list.ts'

export type { SelectOption } from '../select/select.tsx'

export type MultiSelectTexts = {
  selectAll?: string
  empty?: string
  loading?: string
  open?: string
  remove?: (label: string) => string
  more?: (count: number) => string
  chosen?: (texts: string[]) => string
}

export type MultiSelectProps<Value extends string = string> = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'size'
> &
  FieldTexts & {
    /** What can be chosen, from top to bottom. */
    options: readonly SelectOption<Value>[]
    /** The chosen ones. */
    value: readonly Value[]
    /** The chosen ones after a change. */
    onValueChange: (value: Value[]) => void
    /** Offers to choose all that the search leaves. */
    selectAll?: boolean
    /** Chips shown before the rest becomes a number. */
    maxChips?: number
    /** 32, 36 or 44 pixels high, more when the chips take several lines. */
    size?: 'sm' | 'md' | 'lg'
    /** The options are still being fetched. */
    loading?: boolean
    /** Replaces the built-in English texts, each by itself. */
    texts?: MultiSelectTexts
  }

/**
 * Several of many: type to find, Enter to add or take away, Backspace in an empty field to take
 * away the last. `ref` and attributes go to the input, `className` to the field around it.
 */
export const MultiSelect = forwardRef<HTMLInputElement, MultiSelectProps>(
  (
    {
      label,
      labelHidden,
      labelEnd,
      description,
      error,
      success,
      options,
      value,
      onValueChange,
      selectAll = false,
      maxChips = Infinity,
      size = 'lg',
      loading = false,
      texts,
      placeholder,
      name,
      disabled = false,
      className,
      id,
      'aria-describedby': describedBy,
      ...rest
    },
    ref,
  ) => {
    const field = { label, labelHidden, labelEnd, description, error, success }
    const ids = useFieldIds(field, { id, describedBy })
    const [query, setQuery] = useState('')
    const { setField, setList, listStyle } = useAnchoredList()
    const found = options.filter((option) => foldText(option.label).includes(foldText(query)))
    const chosen = options.filter((option) => value.includes(option.value))
    const covered = selectAll ? coverage(found, value) : undefined
    const listValue = covered === 'all' ? [...value, everything] : [...value]
    const names = chosen.map((option) => option.label)

    const handleChange = (next: string[]) => {
      const allPressed = next.includes(everything) !== listValue.includes(everything)
      onValueChange(allPressed ? toggleAll(found, value) : next.filter((one) => one !== everything))
    }
    const remove = (removed: string) => onValueChange(value.filter((one) => one !== removed))
    const handleKeyDown = (event: KeyboardEvent) => {
      const last = value.at(-1)
      if (event.key === 'Backspace' && query === '' && last !== undefined) remove(last)
    }

    return (
      <Field {...field} ids={ids} className={className}>
        <Combobox
          multiple
          immediate={false}
          value={listValue}
          onChange={handleChange}
          onClose={() => setQuery('')}
          disabled={disabled}
        >
          <div
            ref={setField}
            className="vb-text-field vb-multi-select"
            data-size={size}
            data-invalid={Boolean(error) || undefined}
            data-disabled={disabled || undefined}
          >
            {/* All of the field opens the list; what stands in it lies above this button. */}
            <ComboboxButton
              className="vb-multi-select-open"
              aria-label={texts?.open ?? 'Show options'}
            />
            <span className="vb-chips">
              <ChipList
                chosen={chosen}
                maxChips={maxChips}
                disabled={disabled}
                onRemove={remove}
                texts={{
                  remove: texts?.remove ?? ((one) => `Remove ${one}`),
                  more: texts?.more ?? ((count) => `+${count}`),
                }}
              />
              <ComboboxInput
                as={DescribedInput}
                ref={ref}
                id={ids.control}
                className="vb-input"
                placeholder={chosen.length === 0 ? placeholder : undefined}
                autoComplete="off"
                aria-invalid={Boolean(error) || undefined}
                describedBy={[ids.describedBy, `${ids.control}-chosen`].filter(Boolean).join(' ')}
                onChange={(event) => setQuery(event.target.value)}
                onKeyDown={handleKeyDown}
                {...rest}
              />
            </span>
            {loading && <Spinner />}
            <ChevronDownIcon size={16} />
          </div>
          <OptionList
            options={found}
            coverage={covered}
            note={loading ? (texts?.loading ?? 'Loading…') : (texts?.empty ?? 'No Results')}
            selectAllLabel={texts?.selectAll ?? 'Select all'}
            labelledBy={ids.label}
            listRef={setList}
            listStyle={listStyle}
          />
        </Combobox>
        <VisuallyHidden id={`${ids.control}-chosen`} role="status">
          {names.length > 0 && (texts?.chosen?.(names) ?? `Selected: ${names.join(', ')}`)}
        </VisuallyHidden>
        {name && value.map((one) => <input key={one} type="hidden" name={name} value={one} />)}
      </Field>
    )
  },
) as (<Value extends string>(
  props: MultiSelectProps<Value> & { ref?: Ref<HTMLInputElement> },
) => ReactElement) & { displayName: string }
MultiSelect.displayName = 'MultiSelect'
