import type { PageScope } from '../frame/page-scope.ts'
import type { ShellTexts } from '../texts/shell-texts.ts'

/** The states in which a page cannot be opened in the dataset of its URL, or needs a dataset and has none. */
export type ClosedGate = Extract<PageScope['gate'], { status: 'left' | 'unavailable' }>

/** The heading and the text that say why the page cannot be opened. */
export function gateWords(
  gate: ClosedGate,
  { app, listedDataset }: Pick<PageScope, 'app' | 'listedDataset'>,
  { pages: { chooseDataset: texts }, formats }: ShellTexts,
): { readonly heading: string; readonly text: string } {
  const name = app?.name ?? ''
  if (gate.status === 'left')
    return { heading: texts.left.heading, text: texts.left.text({ app: name }) }
  const { heading } = texts[gate.reason]
  if (gate.reason === 'notListed') return { heading, text: texts.notListed.text({ id: gate.id }) }
  const types = app?.supportedDatasetTypes ?? []
  const held = listedDataset?.datatypes ?? []
  const text = [
    texts.notSupported.text({ dataset: listedDataset?.displayName ?? gate.id, app: name }),
    types.length > 0 && texts.needs({ types: formats.either(types) }),
    held.length > 0 && texts.holds({ types: formats.both(held) }),
  ]
  return { heading, text: text.filter((part) => part !== false).join(' ') }
}
