import type { DocsState } from './docs-store.ts'

/**
 * Returns how many elements on the page have a note (`noted`), and of how many the server has said whether they have
 * one (`known`).
 */
export function noteCoverage({ notes, watched }: DocsState): { noted: number; known: number } {
  const known = watched.filter((id) => ['present', 'absent'].includes(notes[id]?.status ?? ''))
  return {
    noted: known.filter((id) => notes[id]?.status === 'present').length,
    known: known.length,
  }
}
