import { useDeferredValue, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'
import { PaletteDialog } from './palette-dialog.tsx'
import { useAdministrationGroups } from './use-administration-groups.ts'
import { usePaletteGroups } from './use-palette-groups.ts'

export interface PaletteProps {
  readonly scope: PageScope
  readonly onClose: () => void
}

/**
 * The command palette: finds and opens apps, datasets, documents and pages. On a page of administration it also finds
 * people, organisations and support codes.
 */
export function Palette({ scope, onClose }: PaletteProps) {
  const [query, setQuery] = useState('')
  const { groupsOf, note } = usePaletteGroups(scope)
  // Use an older query while the user types, so that rendering the results does not delay typing.
  const wanted = useDeferredValue(query)
  const texts = useTexts().chrome.palette
  const isAdministration = /^\/admin(\/|$)/.test(useLocation().pathname)
  const search = useAdministrationGroups(wanted, isAdministration)
  const isSearching = search.status === 'searching'
  const groups = useMemo(
    () => (isSearching ? [] : [...search.groups, ...groupsOf(wanted)]),
    [groupsOf, wanted, search, isSearching],
  )
  return (
    <PaletteDialog
      query={query}
      onQueryChange={setQuery}
      wanted={wanted}
      groups={groups}
      label={isAdministration ? texts.labelInAdministration : texts.label}
      isSearching={isSearching}
      note={search.status === 'failed' ? texts.administrationNotSearched : note}
      onClose={onClose}
    />
  )
}
