import { forwardRef, type ClipboardEvent, type ComponentPropsWithoutRef } from 'react'
import { cx } from '../internal/cx.ts'

export type CodeDisplayProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  /** The characters, without gaps. */
  code: string
  /** A new code is on its way: the old one is dimmed, and the place is `aria-busy`. */
  refreshing?: boolean
  /** Replaces the built-in English texts, each by itself. */
  texts?: { code?: (characters: string) => string }
}

/**
 * A code to be typed elsewhere, a doorway for each character. It is read out character by
 * character and copied as one word.
 */
export const CodeDisplay = forwardRef<HTMLDivElement, CodeDisplayProps>(
  ({ code, refreshing = false, texts, className, onCopy, ...rest }, ref) => {
    const characters = Array.from(code)
    const spaced = characters.join(' ')

    const handleCopy = (event: ClipboardEvent<HTMLDivElement>) => {
      onCopy?.(event)
      if (event.defaultPrevented) return
      // The characters are boxes: the browser would put each on a line of its own.
      const selected = String(getSelection()).replace(/\s/g, '')
      event.clipboardData.setData('text/plain', selected)
      event.preventDefault()
    }
    return (
      <div
        ref={ref}
        role="img"
        // A code is read in its own order in every language.
        dir="ltr"
        aria-label={texts?.code?.(spaced) ?? spaced}
        aria-busy={refreshing || undefined}
        className={cx('vb-code-display', className)}
        onCopy={handleCopy}
        {...rest}
      >
        {characters.map((character, index) => (
          // The place is the key: a new code replaces all characters, and none moves.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{character}</span>
        ))}
      </div>
    )
  },
)
CodeDisplay.displayName = 'CodeDisplay'
