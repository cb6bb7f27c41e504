import { Badge } from '@vestibule/ui/badge'
import type { DataTableColumn } from '@vestibule/ui/data-table'
import type { ReactNode } from 'react'
import { useAdmin } from '../use-admin.ts'

export type Column<Item> = DataTableColumn<Item>

/**
 * How a column looks. `muted`: grey; `number`: at the end of its cell; `one`: on one line; `clip`: on one line that is
 * cut off. On a narrow page, where each row is a block: `labelled`: with the column's label; `end`: at the end of the
 * block; `hidden`: left out. `sortable`: users can sort by the column.
 */
type Trait = 'muted' | 'number' | 'one' | 'clip' | 'labelled' | 'end' | 'hidden' | 'sortable'
type Traits =
  | ''
  | Trait
  | `${Trait} ${Trait}`
  | `${Trait} ${Trait} ${Trait}`
  | `${Trait} ${Trait} ${Trait} ${Trait}`

const looks: Readonly<Record<Trait, Partial<Column<unknown>>>> = {
  muted: { tone: 'muted' },
  number: { align: 'end' },
  one: { line: 'one' },
  clip: { line: 'clip' },
  labelled: { narrow: 'labelled' },
  end: { narrow: 'end' },
  hidden: { narrow: 'hidden' },
  sortable: { isSortable: true },
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

interface Given {
  readonly imported: boolean
  /** The name of the person who gave a role, a grant or other things; null if that is unknown. */
  readonly by: string | null
}

/** Functions that make columns which many tables have. A missing value is shown as a dash, or as the text `none`. */
export function useColumns() {
  const { texts, now } = useAdmin()
  const maker =
    <Value,>(show: (value: Value) => ReactNode) =>
    <Item,>(
      id: string,
      label: string,
      traits: Traits,
      valueOf: (item: Item) => Value | null | undefined,
      none: ReactNode = '–',
    ) =>
      column<Item>(id, label, traits, (item) => {
        const value = valueOf(item)
        return value === null || value === undefined ? none : show(value)
      })
  return {
    /** A column with instants (ISO 8601), shown such as `Today 11:04`. */
    moment: maker((at: string) => texts.moment(at, now)),
    /** A column with the days of instants (ISO 8601), shown such as `12 Jan 2024`. */
    day: maker((at: string) => texts.day(at)),
    /** A column with days of the calendar, given such as `2027-03-31`. */
    lastDay: maker((day: string) => texts.lastDay(day)),
    number: maker((n: number) => texts.number(n)),
    /**
     * A column with the person who gave something. For what an import gave, it has a badge with the text `imported`.
     */
    giver: <Item,>(id: string, label: string, imported: string, givenOf: (item: Item) => Given) =>
      column<Item>(id, label, 'labelled', (item) => {
        const given = givenOf(item)
        return given.imported ? <Badge tone="outline">{imported}</Badge> : (given.by ?? '–')
      }),
  }
}
