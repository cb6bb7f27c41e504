import { Combobox, ComboboxButton, ComboboxInput } from '@headlessui/react'
import {
  forwardRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
} from 'react'
import { FieldFrame, useFieldIds, type FieldTexts } from '../field/field-frame.tsx'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { DescribedInput } from '../internal/described.tsx'
import { foldText } from '../internal/fold-text.ts'
import { isComposing } from '../internal/is-composing.ts'
import { coverage, toggleAll } from '../internal/selection.ts'
import type { SelectOption } from '../select/select.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ChipList } from './chip-list.tsx'
import { everything, OptionList } from './option-list.tsx'
import { useAnchoredList } from '../internal/use-anchored-list.ts'
import { useTexts } from '../internal/use-texts.ts'
import { multiSelectTexts, type MultiSelectTexts } from './multi-select-texts.ts'

export type MultiSelectProps<Value extends string = string> = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'children' | 'type' | 'size'
> &
  FieldTexts & {
    /** The options, from top to bottom. */
    options: readonly SelectOption<Value>[]
    /** Values of the chosen options. */
    value: readonly Value[]
    /** Called after each change, with the values of all chosen options. */
    onValueChange: (value: Value[]) => void
    /** Shows "Select all", which adds or removes all options that match the typed text, except disabled ones. */
    selectAll?: boolean
    /** Maximum number of chips, the small labels for chosen options. Further chosen options are shown as a number. */
    maxChips?: number
    /** Height of the field: 32, 36 or 44 pixels, or more if the chosen options need several lines. */
    size?: 'sm' | 'md' | 'lg'
    /** The options are still being fetched: shows a spinner, and 'Loading…' in place of 'No Results'. */
    loading?: boolean
    /** Replaces some or all of the built-in texts; a text that is left out stays as it is. */
    texts?: Partial<MultiSelectTexts>
  }

/**
 * A field for choosing several of many options: typing filters the options, Enter adds or removes one, and Backspace in
 * an empty field removes the last. `ref` and attributes go to the input, `className` to the field around it.
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
    const words = useTexts('multiSelect', multiSelectTexts)
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
      // The key belongs to an input method: `preventDefault` keeps Headless UI from handling it.
      if (isComposing(event.nativeEvent)) {
        event.preventDefault()
        return
      }
      const last = value.at(-1)
      if (event.key === 'Backspace' && query === '' && last !== undefined) remove(last)
    }

    return (
      <FieldFrame {...field} ids={ids} className={className}>
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
            {/* This button covers the whole field, so that a press anywhere opens the list. Input and chips are drawn
                above it. */}
            <ComboboxButton
              className="vb-multi-select-open"
              aria-label={texts?.open ?? words.open}
            />
            <span className="vb-chips">
              <ChipList
                chosen={chosen}
                maxChips={maxChips}
                disabled={disabled}
                onRemove={remove}
                texts={{
                  remove: texts?.remove ?? words.remove,
                  more: texts?.more ?? words.more,
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
            note={loading ? (texts?.loading ?? words.loading) : (texts?.empty ?? words.empty)}
            selectAllLabel={texts?.selectAll ?? words.selectAll}
            labelledBy={ids.label}
            listRef={setList}
            listStyle={listStyle}
          />
        </Combobox>
        <VisuallyHidden id={`${ids.control}-chosen`} role="status">
          {names.length > 0 && (texts?.chosen ?? words.chosen)(names)}
        </VisuallyHidden>
        {name && value.map((one) => <input key={one} type="hidden" name={name} value={one} />)}
      </FieldFrame>
    )
  },
) as (<Value extends string>(
  props: MultiSelectProps<Value> & { ref?: Ref<HTMLInputElement> },
) => ReactElement) & { displayName: string }
MultiSelect.displayName = 'MultiSelect'
