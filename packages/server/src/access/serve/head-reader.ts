import { Tokenizer, TokenizerMode, type Token } from 'parse5'

type Tag = Token.TagToken

/** Elements that may stand in a document's head. The start tag of any other element ends the head. */
const headElements = new Set(
  'html head base basefont bgsound link meta title noscript noframes style script'.split(' '),
)
/** Elements whose content the tokenizer must read as text up to their end tag, as browsers that run scripts do. */
const textModes: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  title: TokenizerMode.RCDATA,
  noscript: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  style: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
}
/** End tags that end a document's head. All other end tags are ignored. */
const endTags = new Set(['head', 'body', 'html', 'br'])

/** Result of reading a piece of a document. */
export type HeadFound =
  /** The head goes on. Everything before the offset `settled` belongs to it; the rest may be an incomplete tag. */
  | { readonly kind: 'more'; readonly settled: number }
  /** The head ends at this offset: an element inserted there becomes the last one of the head. */
  | { readonly kind: 'end'; readonly at: number }
  /** `onElement` has returned false, or the document cannot be parsed. */
  | { readonly kind: 'refused' }

export interface HeadReader {
  /** Reads the next piece of the document. Offsets in the results count from the document's beginning. */
  readonly read: (piece: string, isLast: boolean) => HeadFound
}

/**
 * Creates a reader that finds the end of a document's head, piece by piece. It uses the tokenizer of an HTML parser,
 * because comments, scripts and style sheets may contain text that looks like tags. The reader calls `onElement` for
 * each element of the head; if it returns false, reading ends with `refused`.
 */
export function createHeadReader(
  onElement: (name: string, attributes: ReadonlyMap<string, string>) => boolean,
): HeadReader {
  let settled = 0
  let found: HeadFound | null = null
  /** Name of the element whose text content is being read. Null: none. */
  let inText: string | null = null

  const settle = ({ location }: Token.Token) => {
    settled = location?.endOffset ?? settled
  }
  const finish = (kind: HeadFound) => {
    found ??= kind
    tokenizer.pause()
  }
  const endBefore = ({ location }: Token.Token) =>
    location ? finish({ kind: 'end', at: location.startOffset }) : finish({ kind: 'refused' })
  const onText = (token: Token.Token) => {
    if (found !== null) return
    if (inText === null) endBefore(token)
    else settle(token)
  }

  function onStartTag(tag: Tag) {
    if (found !== null) return
    const { tagName, attrs } = tag
    if (!headElements.has(tagName)) return endBefore(tag)
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]))
    if (!onElement(tagName, attributes)) return finish({ kind: 'refused' })
    settle(tag)
    const mode = textModes[tagName]
    if (mode === undefined) return
    inText = tagName
    tokenizer.state = mode
  }

  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag,
      onEndTag(tag) {
        if (found !== null) return
        if (inText === null && endTags.has(tag.tagName)) return endBefore(tag)
        inText = null
        settle(tag)
      },
      onComment: (token) => void (found === null && settle(token)),
      onDoctype: (token) => void (found === null && settle(token)),
      onWhitespaceCharacter: (token) => void (found === null && settle(token)),
      onCharacter: onText,
      // Refuse null characters between elements: they mean that the document has an encoding which its headers do not
      // name.
      onNullCharacter: (token) => (inText === null ? finish({ kind: 'refused' }) : onText(token)),
      onEof: (token) => (inText === null ? endBefore(token) : finish({ kind: 'refused' })),
    },
  )

  return {
    read: (piece, isLast) => {
      if (found === null) tokenizer.write(piece, isLast)
      return found ?? { kind: 'more', settled }
    },
  }
}
