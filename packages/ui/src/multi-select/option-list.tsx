import { ComboboxOption, ComboboxOptions } from '@headlessui/react'
import { CheckIcon, MinusIcon } from '../icons/icons.tsx'
import { DescribedList } from '../internal/described.tsx'
import type { Coverage } from '../internal/selection.ts'
import type { SelectOption } from '../select/select.tsx'
import type { AnchoredList } from '../internal/use-anchored-list.ts'

/**
 * Value of the entry "Select all" in the list. It starts with a null character, so that no option has the same value.
 */
export const everything = '\u0000everything'

type OptionListProps = {
  options: readonly SelectOption[]
  /** Whether none, some or all of `options` are chosen; undefined hides "Select all". */
  coverage: Coverage | undefined
  /** Shown when there are no options. */
  note: string
  selectAllLabel: string
  /** The id of the element that labels the list. */
  labelledBy: string
  listRef: AnchoredList['setList']
  listStyle: AnchoredList['listStyle']
}

function Box({ mixed = false }: { mixed?: boolean }) {
  return (
    <span className="vb-option-box" data-mixed={mixed || undefined}>
      {mixed ? (
        <MinusIcon size={14} strokeWidth={2.2} />
      ) : (
        <CheckIcon size={14} strokeWidth={2.2} />
      )}
    </span>
  )
}

/** The list below the field of a `MultiSelect`: "Select all" and the options, each with a checkbox. */
export function OptionList({
  options,
  coverage,
  note,
  selectAllLabel,
  labelledBy,
  listRef,
  listStyle,
}: OptionListProps) {
  return (
    <ComboboxOptions
      as={DescribedList}
      labelledBy={labelledBy}
      ref={listRef}
      style={listStyle}
      portal
      modal={false}
      className="vb-popover vb-options"
      transition
    >
      {coverage && options.length > 0 && (
        <ComboboxOption value={everything} className="vb-option vb-option-all">
          <Box mixed={coverage === 'some'} />
          <span className="vb-option-text">{selectAllLabel}</span>
        </ComboboxOption>
      )}
      {options.map((option) => (
        <ComboboxOption
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className="vb-option"
        >
          <Box />
          <span className="vb-option-text">
            <span>{option.label}</span>
            {option.description && <span className="vb-description">{option.description}</span>}
          </span>
        </ComboboxOption>
      ))}
      {options.length === 0 && (
        <ComboboxOption value="" disabled className="vb-option-note">
          {note}
        </ComboboxOption>
      )}
    </ComboboxOptions>
  )
}
