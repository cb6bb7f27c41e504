import type { Catalogue, Messages } from '@vestibule/base/messages/texts'
import { createRichTexts } from '@vestibule/base/react/rich-texts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { durationInWords, waitingTime } from './duration.ts'
import { messages as flows } from './flows.en.ts'
import { messages as start } from './start.en.ts'
import { startTextsOf } from './texts.ts'

describe('the catalogue', () => {
  it('can be replaced as a whole: nothing on the screen comes from elsewhere', async () => {
    const mark = <Texts extends Messages>(messages: Texts) =>
      Object.fromEntries(
        Object.entries(messages).map(([key, text]) => [key, `«${text}»`]),
      ) as Catalogue<Texts>
    const marked = {
      ...startTextsOf({ messages: mark(start) }, 'en'),
      ...createRichTexts<typeof flows>(mark(flows), 'en'),
    }
    const { container, user } = renderApp('/signin', { texts: marked })
    await user.click(screen.getByRole('button', { name: /Trouble/ }))
    const own = new Set(['Sign In', '1', '2'])
    const strays: string[] = []
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? ''
      if (text && !own.has(text) && !text.includes('«')) strays.push(text)
    }
    expect(strays).toEqual([])
    expect(document.title).toBe('««Get Started» · Sign In»')
  })
})

it.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [24_000, '0:24'],
  [59_001, '1:00'],
  [3_545_000, '59:05'],
  [3_600_000, '1 hour'],
  [3_723_000, '1 hour 3 minutes'],
  [75_600_000, '21 hours'],
])('a wait of %d ms reads %s', (milliseconds, shown) => {
  expect(waitingTime(milliseconds)).toBe(shown)
})

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [60, '1 minute'],
  [90, '90 seconds'],
  [150, '150 seconds'],
  [900, '15 minutes'],
])('%d s is %s in words', (seconds, words) => {
  expect(durationInWords(seconds)).toBe(words)
})
