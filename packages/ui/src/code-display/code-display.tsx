import { forwardRef, type ClipboardEvent, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type CodeDisplayProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The characters of the code, without separators. */
  code: string
  /** A new code is being fetched: dims the old one and sets `aria-busy`. */
  loading?: boolean
  /**
   * `code` returns the accessible name. It gets the characters with spaces between them, so that screen readers spell
   * the code. Without `code`, these are the name.
   */
  texts?: { code?: (characters: string) => string }
}

/**
 * A code that the user types elsewhere, with one box per character. Screen readers spell the code; copying it gives one
 * word.
 */
export const CodeDisplay = forwardRef<HTMLDivElement, CodeDisplayProps>(
  ({ code, loading = false, texts, className, onCopy, ...rest }, ref) => {
    const characters = Array.from(code)
    const spaced = characters.join(' ')

    const handleCopy = (event: ClipboardEvent<HTMLDivElement>) => {
      onCopy?.(event)
      if (event.defaultPrevented) return
      // Each character is a box of its own: the browser would copy each on its own line.
      const selected = String(getSelection()).replace(/\s/g, '')
      event.clipboardData.setData('text/plain', selected)
      event.preventDefault()
    }
    return (
      <div
        ref={ref}
        role="img"
        // A code runs from left to right in every language.
        dir="ltr"
        translate="no"
        aria-label={texts?.code?.(spaced) ?? spaced}
        aria-busy={loading || undefined}
        className={cx('vb-code-display', className)}
        onCopy={handleCopy}
        {...rest}
      >
        {characters.map((character, index) => (
          // The index is a stable key: a new code replaces all characters, and none moves.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{character}</span>
        ))}
      </div>
    )
  },
)
CodeDisplay.displayName = 'CodeDisplay'
