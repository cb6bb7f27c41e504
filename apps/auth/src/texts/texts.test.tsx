import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../testing/render-app.tsx'
import { durationInWords, waitingTime } from './duration.ts'
import flows from './en/flow-texts.ts'
import start from './en/start-texts.ts'
import type { Texts } from './texts.ts'
import { fill } from './fill.ts'
import { FilledText } from './filled-text.tsx'

/** A catalogue with every text changed in the same way. */
function mapTexts<Part>(part: Part, change: (text: string) => string): Part {
  if (typeof part === 'string') return change(part) as Part
  if (part === undefined) return part
  if (Array.isArray(part)) return part.map((item: unknown) => mapTexts(item, change)) as Part
  return Object.fromEntries(
    Object.entries(part as object).map(([key, child]) => [key, mapTexts<unknown>(child, change)]),
  ) as Part
}

describe('the catalogue', () => {
  it('can be replaced as a whole: nothing on the screen comes from elsewhere', async () => {
    const marked = mapTexts<Texts>({ ...start, ...flows }, (text) => `«${text}»`)
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
