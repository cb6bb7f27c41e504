import type { Guide } from '../src/internal/stories/guide.ts'

type Measured = { tokens: string[]; weight: string | undefined }

/** The guide of a component as Markdown, with its tokens and its size added. */
export function guideText(guide: Guide, { tokens, weight }: Measured): string {
  return [
    section('When to use it', list(guide.use)),
    section('When not to', list(guide.avoid)),
    section(
      'Anatomy',
      list(guide.anatomy, (index) => `${index + 1}.`),
    ),
    section('Keyboard', table(['Keys', 'Effect'], guide.keyboard)),
    section('Words', list(guide.content)),
    section('Constants', table(['What', 'Value'], guide.constants)),
    section('Tokens', tokens.map((token) => `\`${token}\``).join(' · ')),
    section('Weight', weight),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Names of the design tokens that a stylesheet reads. Leaves out `--vb-_…`, which are private to a component. */
export function tokensOf(css: string): string[] {
  const read = [...css.matchAll(/var\((--vb-[a-z][\w-]*)/gu)].map((match) => match[1] ?? '')
  return [...new Set(read)].toSorted()
}

/** The size of a component from size.md, as a sentence. */
export function weightOf(sizes: string, name: string): string | undefined {
  const row = sizes.split('\n').find((line) => line.startsWith(`| ${name} |`))
  if (!row) return undefined
  const [, , script, , style, brings] = row.split('|').map((cell) => cell.trim())
  const libraries = brings ? `, ${brings} included` : ''
  return `${script} bytes of script${libraries}, and ${style} of styles; compressed, alone, without React.`
}

function section(title: string, body: string | undefined): string | undefined {
  return body ? `## ${title}\n\n${body}` : undefined
}

function list(items: string[] = [], bullet = (_index: number) => '-'): string {
  return items.map((item, index) => `${bullet(index)} ${item}`).join('\n')
}

function table(head: [string, string], rows: [string, string][] = []): string {
  if (rows.length === 0) return ''
  const lines = [head, ['---', '---'], ...rows].map(([left, right]) => `| ${left} | ${right} |`)
  return lines.join('\n')
}
