import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Alert } from '../alert/alert.tsx'
import { uiTexts as arabic } from './ar.ts'
import { uiTexts as german } from './de.ts'
import { uiTexts as english } from './en.ts'
import { uiTexts as spanish } from './es.ts'
import { uiTexts as french } from './fr.ts'
import { uiTexts as japanese } from './ja.ts'
import { UiTextsProvider, type UiTexts } from './texts.tsx'

type Text = string | ((...values: never[]) => string)

/** Arguments for texts that are functions, by key. */
const given: Readonly<Record<string, unknown[]>> = {
  remaining: [103],
  applied: ['Äpfel', 103],
  found: [103],
  more: [103],
  chosen: [['Äpfel', 'Birnen']],
  summary: [103, 107],
  step: [103, 107],
  tier: ['premium'],
}

function saying(name: string, text: Text): string {
  if (typeof text === 'string') return text
  return (text as (...values: unknown[]) => string)(...(given[name] ?? ['Äpfel']))
}

function wordsOf(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([name, text]: [string, Text | object]) =>
    typeof text === 'object'
      ? wordsOf(text, `${path}${name}.`)
      : [[path + name, saying(name, text)] as [string, string]],
  )
}

const inEnglish = new Map(wordsOf(english))
const values = ['äpfel', 'birnen', '103', '107']
/** Texts that may be the same as in English: shared words, signs and names. */
const alike = /^(Actions|Info|Explore|Premium|Version Äpfel|Notifications|\+103|Äpfel: 103)$/

describe.each([
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['ja', japanese],
  ['ar', arabic],
] as const)('the texts in %s', (language, texts) => {
  it('say everything in words of their own', () => {
    const left = wordsOf(texts).filter(
      ([path, said]) => said === '' || (said === inEnglish.get(path) && !alike.test(said)),
    )
    expect(left).toEqual([])
  })

  it('say the names and numbers that English says', () => {
    const missing = wordsOf(texts).filter(([path, said]) =>
      values.some(
        (value) =>
          inEnglish.get(path)?.toLowerCase().includes(value) && !said.toLowerCase().includes(value),
      ),
    )
    expect(missing).toEqual([])
  })

  it('name one thing alike in every component', () => {
    const words = new Map(wordsOf(texts))
    const different = [...inEnglish]
      // English uses "Clear" both for a field and for filters; other languages may differ.
      .filter(([path]) => !path.endsWith('.clear'))
      .flatMap(([path, said]) =>
        [...inEnglish]
          .filter(([other, same]) => same === said && words.get(other) !== words.get(path))
          .map(([other]) => `${path} and ${other}`),
      )
    expect(different).toEqual([])
  })

  it('count seconds as the language does', () => {
    const second = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'long',
    })
    const counts = [0, 1, 2, 5, 11, 100]
    const said = counts.map((count) => texts.countdownCircle.remaining(count))
    expect(said.every((text, index) => text.includes(second.format(counts[index] ?? 0)))).toBe(true)
  })
})

it('French has narrow spaces before its signs', () => {
  expect(wordsOf(french).filter(([, said]) => / [:;!?]/.test(said))).toEqual([])
})

it('Arabic counts what was found by its own plurals', () => {
  const forms = [0, 1, 2, 5, 11, 100].map((count) => arabic.filterPopover.found(count))
  expect(new Set(forms.map((said) => said.replace(/\d+/, '#'))).size).toBe(5)
  expect(arabic.filterPopover.found(2)).toBe('نتيجتان')
})

/** A catalogue written by another team, falling back to English. The compiler reports missing and unknown texts. */
const dutch: UiTexts = { ...english, alert: { close: 'Sluiten' } }
// @ts-expect-error a text is missing
dutch.drawer = { close: 'Sluiten', fullScreen: 'Volledig scherm' }
// @ts-expect-error a text is too much
dutch.modal = { close: 'Sluiten', open: 'Openen' }

it('a seventh language is one object', () => {
  render(
    <UiTextsProvider texts={dutch}>
      <Alert onClose={() => {}}>Opgeslagen</Alert>
    </UiTextsProvider>,
  )
  expect(screen.getByRole('button', { name: 'Sluiten' })).toBeVisible()
})
