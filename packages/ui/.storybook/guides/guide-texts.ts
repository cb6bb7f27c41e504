/** Contents of the repository's Markdown files by path. */
const texts = import.meta.glob<string>(
  [
    '../../../../README.md',
    '../../../../CONTRIBUTING.md',
    '../../../../docs/**/*.md',
    '../../../../packages/*/README.md',
  ],
  { eager: true, import: 'default', query: '?raw' },
)

/** The text of a file, or of all files of a folder sorted by name. Throws for an unknown path. */
export function guideText(path: string): string {
  const found = Object.entries(texts)
    .map(([file, text]) => [pathIn(here, file), text] as const)
    .filter(([file]) => file === path || file.startsWith(`${path}/`))
  if (found.length === 0) throw new Error(`There is no guide ${path}`)
  return found.map(([, text]) => text).join('\n\n')
}

/** One heading of a guide and the text below it. */
export type GuideSection = {
  guide: string
  heading: string
  text: string
  /** Address of the page that shows the guide. Null: the documentation has no page for it. */
  address: string | null
}

/** All guides, split at their headings. */
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

/** Address of the documentation page for a link in a guide; null if only the repository has the file. */
export function guideAddress(from: string, href: string): string | null {
  if (/^[a-z]+:/u.test(href)) return href
  const [, anchor] = href.split('#')
  const path = pathIn(from, href)
  const name = pageNames.map((nameOf) => nameOf(path)).find((found) => found !== undefined)
  return name === undefined
    ? null
    : `./?path=/docs/guides-${name}--docs${anchor ? `#${anchor}` : ''}`
}

/** Each function returns the name of the page that shows a file, as used in the page's address. */
const pageNames: ((path: string) => string | undefined)[] = [
  (path) => (path === 'README.md' ? 'overview' : undefined),
  (path) => /^packages\/([a-z-]+)(?:\/README\.md)?$/u.exec(path)?.[1],
  (path) => (/^docs\/decisions(?:\/|$)/u.test(path) ? 'decisions' : undefined),
  (path) => /^(?:docs\/)?([a-zA-Z-]+)\.md$/u.exec(path)?.[1]?.toLowerCase(),
]

const here = 'packages/ui/.storybook/guides/guide-texts.ts'

/** Resolves a relative path against the file that contains it. */
function pathIn(file: string, relative: string): string {
  const { pathname } = new URL(relative, `https://guides.example/${file}`)
  return pathname.slice(1).replace(/\/$/u, '')
}
