import { forwardRef, useMemo, useRef, type KeyboardEvent } from 'react'
import { SearchIcon } from '../icons/icons.tsx'
import { mergeRefs } from '../internal/merge-refs.ts'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export type SearchFieldProps = Omit<
  TextFieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'onClear' | 'startAdornment'
> & {
  /** The text in the field. */
  value: string
  /** Called with the text after each change; with an empty text after Escape or the Clear button. */
  onValueChange: (value: string) => void
  /**
   * A keyboard shortcut that leads to the field, shown while the field is empty. The page itself must handle the key.
   */
  shortcut?: string
}

/**
 * A search field. Only screen readers get its label, unless `labelHidden` is false. Escape and the Clear button empty
 * it.
 */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(
  (
    {
      value,
      onValueChange,
      shortcut,
      size = 'md',
      labelHidden = true,
      onKeyDown,
      endAdornment,
      ...rest
    },
    ref,
  ) => {
    const input = useRef<HTMLInputElement>(null)
    const setInput = useMemo(() => mergeRefs(ref, input), [ref])

    const clear = () => {
      onValueChange('')
      input.current?.focus()
    }
    const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
      onKeyDown?.(event)
      if (event.key === 'Escape' && value !== '') {
        // The first Escape only clears the field; the next one reaches the dialog or popover around it.
        event.stopPropagation()
        onValueChange('')
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
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onClear={value === '' ? undefined : clear}
        startAdornment={<SearchIcon size={18} />}
        endAdornment={
          <>
            {endAdornment}
            {shortcut && value === '' && (
              <kbd className="vb-kbd" aria-hidden="true">
                {shortcut}
              </kbd>
            )}
          </>
        }
      />
    )
  },
)
SearchField.displayName = 'SearchField'
