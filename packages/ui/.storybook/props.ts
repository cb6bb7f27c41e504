import report from '../props.md?raw'

/** A row of props.md: a prop of a component, with `initial` as its default. */
export type Prop = { name: string; type: string; initial: string; meaning: string }

/** The props of a component from props.md; undefined if props.md lacks it. */
export function propsOf(component: string): Prop[] | undefined {
  const section = report.split(/^### /mu).find((part) => part.startsWith(`\`${component}\`\n`))
  return section
    ?.split(/^## /mu)[0]
    ?.split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(rowOf)
}

function rowOf(line: string): Prop {
  const [name = '', type = '', initial = '', meaning = ''] = line
    .slice(1, -1)
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'))
  const plain = (cell: string) => cell.replaceAll('`', '')
  return { name: plain(name), type: plain(type), initial: plain(initial), meaning }
}
