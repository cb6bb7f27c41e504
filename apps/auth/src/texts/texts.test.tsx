import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { durationInWords, waitingTime } from './duration.ts'
import { en, type Texts } from './en.ts'
import { fill } from './fill.ts'
import { FilledText } from './filled-text.tsx'

/** Every text of a catalogue changed in the same way. */
function mapTexts(texts: Texts, change: (text: string) => string): Texts {
  const sections = Object.entries(texts).map(([name, section]) => [
    name,
    Object.fromEntries(Object.entries(section).map(([key, text]) => [key, change(text)])),
  ])
  return Object.fromEntries(sections) as Texts
}

describe('the catalogue', () => {
  it('can be replaced as a whole: nothing on the screen comes from elsewhere', async () => {
    const marked = mapTexts(en, (text) => `«${text}»`)
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

describe('filling in', () => {
  it('puts values in their slots, and leaves a slot without a value to be noticed', () => {
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
  })

  it('does not look for slots in what it filled in', () => {
    expect(fill('{a}{b}', { a: '{b}', b: 2 })).toBe('{b}2')
  })

  it('takes elements too', () => {
    render(<FilledText text="To {who}, {x}" values={{ who: <strong>Inès</strong> }} />)
    expect(screen.getByText('Inès').closest('strong')?.parentElement).toHaveTextContent(
      'To Inès, {x}',
    )
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
