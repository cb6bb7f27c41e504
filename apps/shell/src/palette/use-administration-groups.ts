import { useEffect, useState } from 'react'
import { useShell } from '../shell.ts'
import type { PaletteGroup } from './palette-groups.ts'

/** How long a pause in typing must be before the server is asked, in milliseconds. */
const settleMs = 200

export interface AdministrationSearch {
  readonly groups: readonly PaletteGroup[]
  readonly status: 'found' | 'searching' | 'failed'
}

const none: AdministrationSearch = { groups: [], status: 'found' }
const searching: AdministrationSearch = { groups: [], status: 'searching' }

/**
 * Finds people, organisations and support codes while a page of administration is open. The code for this is loaded at
 * the first search.
 */
export function useAdministrationGroups(query: string, isOpen: boolean): AdministrationSearch {
  const { client } = useShell()
  const wanted = isOpen ? query.trim() : ''
  const [found, setFound] = useState({ wanted: '', search: none })
  useEffect(() => {
    if (wanted === '') return undefined
    let isLatest = true
    const ask = async () => {
      const groups = await import('@vestibule/admin/find-in-administration')
        .then(({ findInAdministration }) => findInAdministration(client, wanted))
        .catch(() => null)
      if (!isLatest) return
      const search = { groups: groups ?? [], status: groups ? 'found' : 'failed' } as const
      setFound({ wanted, search })
    }
    const timer = setTimeout(() => void ask(), settleMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [client, wanted])
  if (wanted === '') return none
  // Never return results of an older query: if the user presses Enter quickly, one of them would be opened.
  return found.wanted === wanted ? found.search : searching
}
