import { isolateIn } from './isolate.ts'
import { localeOf } from './locale.ts'
import type { Values } from './message-values.ts'
import { parseMessage, type Piece, type Slot } from './parse-message.ts'

/** How values that are neither text nor number, such as elements, are put into a text. */
export interface Renderer {
  /** Joins the pieces of a message into the whole text. */
  readonly join: (pieces: readonly unknown[]) => unknown
  /** Wraps a value so that its text direction cannot reorder the text around it. */
  readonly isolate: (value: unknown) => unknown
}

const plain: Renderer = { join: (pieces) => pieces.join(''), isolate: String }

/**
 * Fills values into a message in ICU MessageFormat. Returns the text, or what `renderer.join` makes of its pieces.
 * Values that could reorder the text around them are isolated from it. A plain placeholder without a value stays
 * visible, so that somebody notices it.
 */
export function formatMessage(
  message: string,
  language: string,
  values: Values,
  renderer: Renderer = plain,
): unknown {
  const locale = localeOf(language)
  const numberOf = (value: number) => new Intl.NumberFormat(locale).format(value)

  function write(pieces: readonly Piece[], count?: number): unknown {
    return renderer.join(
      pieces.map((piece) => {
        if (typeof piece !== 'string') return valueOf(piece, count)
        return piece === '#' && count !== undefined ? numberOf(count) : piece
      }),
    )
  }

  function valueOf({ name, kind, forms }: Slot, count?: number): unknown {
    const value = values[name]
    const other = forms['other']
    if (value === undefined) return other ? write(other, count) : `{${name}}`
    if (typeof value === 'function') return (value as Tag)(write(other ?? [], count))
    if (kind === 'plural') {
      const n = Number(value)
      const category = new Intl.PluralRules(locale).select(n)
      return write(forms[`=${n}`] ?? forms[category] ?? other ?? [], n)
    }
    if (other) return write(forms[value as string] ?? other, count)
    if (typeof value === 'number') return numberOf(value)
    if (typeof value !== 'string') return renderer.isolate(value)
    return isolateIn(language, value)
  }

  return write(parseMessage(message))
}

type Tag = (enclosed: unknown) => unknown
