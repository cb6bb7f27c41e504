import { isComposing } from '@vestibule/base/is-composing'
import { SearchIcon } from '@vestibule/ui/icons'
import { useAnnounce } from '@vestibule/ui/live-region'
import { Modal } from '@vestibule/ui/modal'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../texts/use-texts.ts'
import { controlKey } from './control-key.ts'
import './palette.css'
import { PaletteOption } from './palette-option.tsx'
import type { PaletteGroup, PaletteItem } from './palette-groups.ts'

export interface PaletteDialogProps {
  /** Accessible name of the search field, which says what the user can find. */
  readonly label: string
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** The query for which results are shown. It may be older than `query`. */
  readonly wanted: string
  readonly groups: readonly PaletteGroup[]
  /** Whether the server is being asked, so that the results are not known yet. */
  readonly isSearching: boolean
  /** Says that something could not be searched or is still loading. Null: everything was searched. */
  readonly note: string | null
  readonly onClose: () => void
}

/**
 * How long the user must not have typed before the number of results is announced to screen readers, in milliseconds.
 */
const quietMs = 300

/**
 * A search field with a list of results. The focus stays in the field; the user selects a result with the arrow keys.
 */
export function PaletteDialog(props: PaletteDialogProps) {
  const { label, query, onQueryChange, wanted, groups, isSearching, note, onClose } = props
  const texts = useTexts().chrome.palette
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups])
  const [choice, setChoice] = useState({ wanted, index: 0 })
  // If the query has changed, the first result is selected again.
  const index = Math.min(choice.wanted === wanted ? choice.index : 0, items.length - 1)
  const current = items[index]
  const optionId = (item: PaletteItem) => `${id}${item.id}`
  const count = texts.results({ n: items.length })
  useAnnouncedCount(isSearching ? null : `${wanted} ${items.length}`, count)
  const point = useCallback(
    (item: PaletteItem) => setChoice({ wanted, index: items.indexOf(item) }),
    [wanted, items],
  )

  useEffect(() => {
    const option = current && document.getElementById(`${id}${current.id}`)
    option?.scrollIntoView({ block: 'nearest' })
  }, [id, current])

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || !current) return
    const next = nextIndex(event.key, index, items.length)
    if (next !== null) {
      event.preventDefault()
      setChoice({ wanted, index: next })
    } else if (event.key === 'Enter') {
      event.preventDefault()
      const isNewTab = event.ctrlKey || event.metaKey
      if (isNewTab) window.open(current.href, '_blank', 'noopener')
      else document.getElementById(optionId(current))?.click()
    }
  }
  return (
    <Modal open bare title={label} initialFocus={field} onClose={onClose}>
      <Modal.Header className="sh-palette-field">
        <SearchIcon />
        <input
          ref={field}
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(current)}
          aria-label={label}
          placeholder={label}
          value={query}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onQueryChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <kbd className="vb-kbd" aria-hidden="true">
          Esc
        </kbd>
      </Modal.Header>
      <Modal.Body id={`${id}list`} role="listbox" aria-label={label} className="sh-palette-list">
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <div className="sh-palette-label" aria-hidden="true">
              {group.label}
            </div>
            {group.items.map((item) => (
              <PaletteOption
                key={item.id}
                id={optionId(item)}
                item={item}
                query={wanted}
                isSelected={item === current}
                onPoint={point}
                onClose={onClose}
              />
            ))}
          </div>
        ))}
      </Modal.Body>
      {items.length === 0 && wanted.trim() !== '' && (
        <p className="sh-palette-note">
          {isSearching ? texts.searching : texts.nothing({ query: wanted.trim() })}
        </p>
      )}
      {note !== null && <p className="sh-palette-note">{note}</p>}
      <Modal.Footer className="sh-palette-foot" aria-hidden="true">
        <span>
          <kbd className="vb-kbd">↑</kbd> <kbd className="vb-kbd">↓</kbd> {texts.choose}
        </span>
        <span>
          <kbd className="vb-kbd">↵</kbd> {texts.open}
        </span>
        <span>
          <bdi dir="ltr">
            <kbd className="vb-kbd">{controlKey}</kbd> <kbd className="vb-kbd">↵</kbd>
          </bdi>{' '}
          {texts.newTab}
        </span>
        <span>{count}</span>
      </Modal.Footer>
    </Modal>
  )
}

/**
 * The index of the result that a key selects; null for other keys. Arrow keys continue at the other end of the list.
 */
function nextIndex(key: string, index: number, length: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % length
    case 'ArrowUp':
      return (index - 1 + length) % length
    case 'Home':
      return 0
    case 'End':
      return length - 1
    default:
      return null
  }
}

function useAnnouncedCount(key: string | null, words: string) {
  const announce = useAnnounce()
  const announced = useRef<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (key === null || announced.current === key) return
      announced.current = key
      announce(words)
    }, quietMs)
    return () => clearTimeout(timer)
  }, [announce, key, words])
}
