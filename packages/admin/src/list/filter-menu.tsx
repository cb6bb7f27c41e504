import { FilterButton } from '@vestibule/ui/filter-button'
import { Menu, MenuDivider, MenuItem } from '@vestibule/ui/menu'
import { Popover } from '@vestibule/ui/popover'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { FilterSearch } from './filter-search.tsx'
import type { ShownFilter } from './list-filter.ts'

interface FilterMenuProps {
  readonly filter: ShownFilter
  /** The label of the chosen value. Undefined: the value itself is shown. */
  readonly name: string | undefined
  /** Called with the value that the user chooses, and with its label if the filter knows it. */
  readonly onChange: (value: string, name?: string) => void
}

/** A filter of a list: a button that shows the chosen value and opens a menu of the values. */
export function FilterMenu({ filter, name, onChange }: FilterMenuProps) {
  const texts = useAdminTexts().list
  const { label, options = [], source, standard, value } = filter
  const button = (
    <FilterButton applied={value !== ''}>
      {value === '' ? label : [label, name ?? value].filter(Boolean).join(': ')}
    </FilterButton>
  )
  if (source) {
    return (
      <Popover button={button} label={label} width="md" className="adm-filter adm-filter-panel">
        {({ close }) => (
          <FilterSearch
            source={source}
            value={value}
            onChange={(...chosen) => {
              onChange(...chosen)
              close()
            }}
          />
        )}
      </Popover>
    )
  }
  const canClear = value !== '' && standard === undefined
  return (
    <Menu button={button} className="adm-filter">
      {options.map((option) => (
        <MenuItem
          key={option.value}
          current={option.value === value}
          onSelect={() => onChange(option.value)}
        >
          {option.label}
        </MenuItem>
      ))}
      {canClear && <MenuDivider />}
      {canClear && <MenuItem onSelect={() => onChange('')}>{texts.clear}</MenuItem>}
    </Menu>
  )
}
