import type { FoundItem } from '@vestibule/admin/find-in-administration'
import type { App } from '@vestibule/session'
import { createFinder, type Findable } from './find.ts'

export const paletteKinds = ['app', 'dataset', 'document', 'page'] as const
export type PaletteKind = (typeof paletteKinds)[number]

/** Something that the command palette can open. */
export interface PaletteItem extends Findable {
  /** Unique among all items of the palette. */
  readonly id: string
  readonly kind: PaletteKind | FoundItem['kind']
  /** A short description, shown after the title. */
  readonly detail: string | null
  /** Says until which day the user can open the item, if that day is soon. */
  readonly end?: string | null
  readonly href: string
  /** Set if the item is an app. */
  readonly app?: App
}

export interface PaletteGroup {
  readonly label: string
  readonly items: readonly PaletteItem[]
}

export interface PaletteSources {
  readonly items: Readonly<Record<PaletteKind, readonly PaletteItem[]>>
  /** The items that the user has opened last. They are listed while the search field is empty. */
  readonly recent: readonly PaletteItem[]
}

export type PaletteLabels = Readonly<Record<PaletteKind | 'recent', string>>

/**
 * Creates the search over all items, whose results are in groups. For an empty query it lists recent items and the
 * shell's pages.
 */
export function createPalette(
  { items, recent }: PaletteSources,
  labels: PaletteLabels,
): (query: string) => PaletteGroup[] {
  const finders = paletteKinds.map((kind) => ({
    label: labels[kind],
    find: createFinder(items[kind]),
  }))
  return (query) => {
    const groups =
      query.trim() === ''
        ? [
            { label: labels.recent, items: recent },
            { label: labels.page, items: items.page },
          ]
        : finders.map(({ label, find }) => ({ label, items: find(query) }))
    return groups.filter((group) => group.items.length > 0)
  }
}
