import { DocNote } from '@vestibule/docs-panel/react'
import { SearchField } from '@vestibule/ui/search-field'
import { useRef } from 'react'
import { elements } from '../docs/element-id.ts'
import { useSlashKey } from '@vestibule/app-kit/page/use-slash-key'
import { useTexts } from '../texts/use-texts.ts'

export interface HomeSearchProps {
  readonly query: string
  readonly onChange: (query: string) => void
  /** Called when the user presses Enter in the field. */
  readonly onEnter: () => void
}

/** The field that searches apps and datasets. Pressing `/` focuses the field. */
export function HomeSearch({ query, onChange, onEnter }: HomeSearchProps) {
  const texts = useTexts().home
  const field = useRef<HTMLInputElement>(null)
  useSlashKey(field)
  return (
    <div role="search" className="sh-home-search">
      <SearchField
        ref={field}
        label={texts.search}
        placeholder={texts.search}
        shortcut={texts.searchShortcut}
        value={query}
        onValueChange={onChange}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter()
        }}
        maxLength={200}
        endAdornment={<DocNote id={elements.search} label={texts.search} />}
      />
    </div>
  )
}
