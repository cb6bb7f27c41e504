import { DocNote } from '@vestibule/docs-panel/react'
import { SearchField } from '@vestibule/ui/search-field'
import { useRef } from 'react'
import { elements } from '../docs/element-id.ts'
import { useTexts } from '../texts/use-texts.ts'
import { useSlashKey } from './use-slash-key.ts'

export interface HomeSearchProps {
  readonly query: string
  readonly onChange: (query: string) => void
}

/** The search over apps and datasets; `/` leads to it. */
export function HomeSearch({ query, onChange }: HomeSearchProps) {
  const texts = useTexts().home
  const field = useRef<HTMLInputElement>(null)
  useSlashKey(field)
  return (
    <div role="search" className="vb-home-search">
      <SearchField
        ref={field}
        label={texts.search}
        placeholder={texts.search}
        shortcut={texts.searchShortcut}
        value={query}
        onChange={onChange}
        maxLength={200}
        labels={{ clear: texts.clearSearch }}
      />
      <DocNote id={elements.search} label={texts.search} />
    </div>
  )
}
