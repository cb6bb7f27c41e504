import { forwardRef, useMemo, useRef, type KeyboardEvent } from 'react'
import { SearchIcon } from '../icons/icons.tsx'
import { mergeRefs } from '../internal/merge-refs.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type SearchFieldProps = Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onClear' | 'startAdornment' | 'endAdornment'
> & {
  value: string
  onChange: (value: string) => void
  /** The key shown at the end while the field is empty. The page listens for it itself. */
  shortcut?: string
}

/** A search box. Its label is for assistive technology; Escape and the button empty it. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(
  ({ value, onChange, shortcut, size = 'md', labelHidden = true, onKeyDown, ...rest }, ref) => {
    const input = useRef<HTMLInputElement>(null)
    const setInput = useMemo(() => mergeRefs(ref, input), [ref])

    const clear = () => {
      onChange('')
      input.current?.focus()
    }
    const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event)
      if (event.key === 'Escape' && value !== '') {
        // The first Escape empties the field, the next one closes what the field stands in.
        event.stopPropagation()
        onChange('')
      }
    }
    return (
      <TextField
        ref={setInput}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        aria-keyshortcuts={shortcut}
        {...rest}
        size={size}
        labelHidden={labelHidden}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onClear={value === '' ? undefined : clear}
        startAdornment={<SearchIcon size={18} />}
        endAdornment={
          shortcut && value === '' ? (
            <kbd className="vb-kbd" aria-hidden="true">
              {shortcut}
            </kbd>
          ) : undefined
        }
      />
    )
  },
)
SearchField.displayName = 'SearchField'
