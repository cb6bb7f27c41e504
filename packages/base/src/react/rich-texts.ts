import { createElement, Fragment, type ReactNode } from 'react'
import type { Renderer } from '../messages/format-message.ts'
import { createTexts } from '../messages/create-texts.ts'
import type { Catalogue, Messages, Texts } from '../messages/texts.ts'

/** Texts whose values may be elements. */
export type RichTexts<English extends Messages> = Texts<English, ReactNode>

const renderer: Renderer = {
  join: (pieces) =>
    pieces.every((piece) => typeof piece === 'string')
      ? pieces.join('')
      : createElement(Fragment, null, ...(pieces as ReactNode[])),
  isolate: (value) => createElement('bdi', null, value as ReactNode),
}

/** The texts of a catalogue, with elements as values: `texts.sent({ email: <strong>{email}</strong> })`. */
export function createRichTexts<English extends Messages>(
  messages: Catalogue<English>,
  language: string,
  english?: English,
): RichTexts<English> {
  return createTexts<English, ReactNode>(messages, language, renderer, english)
}
