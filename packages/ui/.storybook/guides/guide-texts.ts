/** The project's guides by their paths in the repository, as they are read there too. */
const texts = import.meta.glob<string>(
  [
    '../../../../README.md',
    '../../../../CONTRIBUTING.md',
    '../../../../docs/**/*.md',
    '../../../../packages/*/README.md',
  ],
  { eager: true, import: 'default', query: '?raw' },
)

/** The text of a guide, or of all guides of a folder in the order of their names. */
export function guideText(path: string): string {
  const found = Object.entries(texts)
    .map(([file, text]) => [pathIn(here, file), text] as const)
    .filter(([file]) => file === path || file.startsWith(`${path}/`))
  if (found.length === 0) throw new Error(`There is no guide ${path}`)
  return found.map(([, text]) => text).join('\n\n')
}

/** A part of a guide below one heading. */
export type GuideSection = {
  guide: string
  heading: string
  text: string
  /** Null where the documentation has no page for it. */
  address: string | null
}

/** All guides, heading by heading. */
export function allSections(): GuideSection[] {
  return Object.entries(texts).flatMap(([file, text]) => {
    const path = pathIn(here, file)
    const prose = text.replaceAll(/^```.*?^```$/gmsu, (code) => code.replaceAll(/^#/gmu, ' #'))
    return prose.split(/^(?=#+ )/mu).map((part) => {
      const heading = /^#+ (.*)$/mu.exec(part)?.[1] ?? path
      return { guide: path, heading, text: part, address: guideAddress('index.md', path) }
    })
  })
}

/** Where a link of a guide leads within the documentation; null where only the repository has it. */
export function guideAddress(from: string, href: string): string | null {
  if (/^[a-z]+:/u.test(href)) return href
  const [, anchor] = href.split('#')
  const path = pathIn(from, href)
  const name = pageNames.map((nameOf) => nameOf(path)).find((found) => found !== undefined)
  return name === undefined
    ? null
    : `./?path=/docs/guides-${name}--docs${anchor ? `#${anchor}` : ''}`
}

/** Which page shows a file: its name, as it stands in the page's address. */
const pageNames: ((path: string) => string | undefined)[] = [
  (path) => (path === 'README.md' ? 'overview' : undefined),
  (path) => /^packages\/([a-z-]+)(?:\/README\.md)?$/u.exec(path)?.[1],
  (path) => (/^docs\/decisions(?:\/|$)/u.test(path) ? 'decisions' : undefined),
  (path) => /^(?:docs\/)?([a-zA-Z-]+)\.md$/u.exec(path)?.[1]?.toLowerCase(),
]

const here = 'packages/ui/.storybook/guides/guide-texts.ts'

/** The path in the repository that a relative one stands for in a file. */
function pathIn(file: string, relative: string): string {
  const { pathname } = new URL(relative, `https://guides.example/${file}`)
  return pathname.slice(1).replace(/\/$/u, '')
}
