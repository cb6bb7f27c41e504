import type { DocsState } from './docs-store.ts'

/** Counts the elements on the page that have a note, and those of which it is known whether they have one. */
export function noteCoverage({ notes, watched }: DocsState): { noted: number; known: number } {
  const known = watched.filter((id) => ['present', 'absent'].includes(notes[id]?.status ?? ''))
  return {
    noted: known.filter((id) => notes[id]?.status === 'present').length,
    known: known.length,
  }
}
