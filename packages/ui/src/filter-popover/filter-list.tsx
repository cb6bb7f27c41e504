import { type KeyboardEvent } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { coverage, toggleAll } from '../internal/selection.ts'

export type FilterOption<Value extends string = string> = {
  value: Value
  label: string
  /** Number of results that have this option; shown at the end of its line. */
  count?: number
  disabled?: boolean
}

type FilterListProps = {
  options: readonly FilterOption[]
  value: readonly string[]
  onChange: (value: string[]) => void
  selectAllLabel: string
}

/** The checkboxes of a filter: "Select all", then one per option. Arrow keys and Tab move between them. */
export function FilterList({ options, value, onChange, selectAllLabel }: FilterListProps) {
  const covered = coverage(options, value)
  const toggle = (one: string, checked: boolean) =>
    onChange(checked ? [...value, one] : value.filter((other) => other !== one))

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The checkboxes inside are focusable.
    <div className="vb-filter-list" onKeyDown={moveFocus}>
      <Checkbox
        className="vb-filter-all"
        label={selectAllLabel}
        checked={covered === 'all'}
        indeterminate={covered === 'some'}
        onChange={() => onChange(toggleAll(options, value))}
      />
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          end={option.count}
          disabled={option.disabled}
          checked={value.includes(option.value)}
          onChange={(event) => toggle(option.value, event.target.checked)}
        />
      ))}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')]
  const at = boxes.indexOf(event.target as HTMLInputElement)
  const target = {
    ArrowDown: boxes[at + 1],
    ArrowUp: boxes[at - 1],
    Home: boxes[0],
    End: boxes.at(-1),
  }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}
