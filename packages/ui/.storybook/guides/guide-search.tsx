import { useDeferredValue, useMemo, useState } from 'react'
import { SearchField } from '../../src/search-field/search-field.tsx'
import report from '../../props.md?raw'
import { allSections, type GuideSection } from './guide-texts.ts'

const shownAtMost = 40

/** The section of props.md for each component, to be searched with the guides. */
const components: GuideSection[] = report
  .split(/^### /mu)
  .slice(1)
  .map((text) => {
    const name = /^`(\w+)`/u.exec(text)?.[1] ?? ''
    return { guide: 'Component', heading: name, text, address: null }
  })

const sections = [...allSections(), ...components]

/** Full-text search of the guides: sections that contain all words, matches in headings first. */
export function GuideSearch() {
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const found = useMemo(() => find(asked), [asked])
  return (
    <>
      <SearchField label="Search the guides" value={query} onValueChange={setQuery} />
      <p role="status">{asked.trim() !== '' && `${found.length} sections`}</p>
      <ul>
        {found.slice(0, shownAtMost).map(({ guide, heading, text, address }) => (
          <li key={`${guide} ${heading} ${text.length}`}>
            {address === null ? (
              <strong>{heading}</strong>
            ) : (
              <a href={address} target="_top">
                {heading}
              </a>
            )}{' '}
            <small>{guide}</small>
            <br />
            {excerpt(text, asked)}
          </li>
        ))}
      </ul>
    </>
  )
}

function find(query: string): GuideSection[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return []
  const rank = ({ heading }: GuideSection) =>
    words.every((word) => heading.toLowerCase().includes(word)) ? 0 : 1
  return sections
    .filter(({ heading, text }) => {
      const all = `${heading} ${text}`.toLowerCase()
      return words.every((word) => all.includes(word))
    })
    .toSorted((one, other) => rank(one) - rank(other))
}

/** The text around the first match, without Markdown syntax. */
function excerpt(text: string, query: string): string {
  const plain = text.replaceAll(/[`*#|]|\]\([^)]*\)|\[/gu, ' ').replaceAll(/\s+/gu, ' ')
  const word = query.toLowerCase().trim().split(/\s+/u)[0] ?? ''
  const at = Math.max(0, plain.toLowerCase().indexOf(word) - 60)
  return `${at > 0 ? '… ' : ''}${plain.slice(at, at + 180)} …`
}
