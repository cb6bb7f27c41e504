import type { DataTableColumn as Column } from '@vestibule/ui/data-table'

/**
 * How a column looks. `muted`: grey; `number`: at the end of its cell; `one`, `clip`: on one line, `clip` cuts it off.
 * On a narrow page: `labelled`: with its label; `end`: at the end of the block; `hidden`: left out.
 */
type Trait = 'muted' | 'number' | 'one' | 'clip' | 'labelled' | 'end' | 'hidden'
type Traits = Trait | `${Trait} ${Trait}` | `${Trait} ${Trait} ${Trait}`

const looks: Readonly<Record<Trait, Partial<Column<unknown>>>> = {
  muted: { tone: 'muted' },
  number: { align: 'end' },
  one: { line: 'one' },
  clip: { line: 'clip' },
  labelled: { narrow: 'labelled' },
  end: { narrow: 'end' },
  hidden: { narrow: 'hidden' },
}

type Cell<Item> = Column<Item>['cell']

/** A column of a table: its id, its label, how it looks, and what its cells show. */
export function column<Item>(
  id: string,
  label: string,
  ...rest: readonly [cell: Cell<Item>] | readonly [traits: Traits, cell: Cell<Item>]
): Column<Item> {
  const [traits, cell] = rest.length === 1 ? (['', rest[0]] as const) : rest
  const look = traits.split(' ').map((trait) => looks[trait as Trait])
  return Object.assign({ id, label, cell }, ...look) as Column<Item>
}

/** A column by which users can sort. */
export const sortable = <Item>(one: Column<Item>): Column<Item> => ({ ...one, isSortable: true })
