import type { DatasetGate } from '@vestibule/session'
import type { PageScope } from '../frame/page-scope.ts'
import type { ShellTexts } from '../texts/shell-texts.ts'

/** A page that is not open in the dataset of its address, or that lacks the one that it needs. */
export type ClosedGate = Extract<DatasetGate, { status: 'left' | 'unavailable' }>

/** Why the page is not open, in words. */
export function gateWords(
  gate: ClosedGate,
  { app, listedDataset }: Pick<PageScope, 'app' | 'listedDataset'>,
  { pages: { chooseDataset: texts } }: ShellTexts,
): { readonly heading: string; readonly text: string } {
  const name = app?.name ?? ''
  if (gate.status === 'left') return { heading: texts.left.heading, text: texts.left.text(name) }
  const { heading } = texts[gate.reason]
  if (gate.reason === 'notListed') return { heading, text: texts.notListed.text(gate.id) }
  return { heading, text: texts.notSupported.text(listedDataset?.displayName ?? gate.id, name) }
}
