import type { Catalogue, Messages } from '@vestibule/base/messages/texts'
import { createRichTexts } from '@vestibule/base/react/rich-texts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { credentials, messages as flows } from './flows.en.ts'
import { messages as start, screens } from './start.en.ts'
import { startTextsOf } from './texts.ts'

describe('the catalogue', () => {
  it('can be replaced as a whole: nothing on the screen comes from elsewhere', async () => {
    const mark = <Texts extends Messages>(messages: Texts) =>
      Object.fromEntries(
        Object.entries(messages).map(([key, text]) => [key, `«${text}»`]),
      ) as Catalogue<Texts>
    const marked = {
      ...startTextsOf({ messages: mark(start), screens: mark(screens) }, 'en'),
      ...createRichTexts<typeof flows>(mark(flows), 'en'),
      ...createRichTexts<typeof credentials>(mark(credentials), 'en'),
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
