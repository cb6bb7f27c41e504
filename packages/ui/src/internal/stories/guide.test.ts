/// <reference types="vite/client" />
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guideText, tokensOf, weightOf } from '../../../.storybook/guide-text.ts'
import { componentNames } from '../../../scripts/public-files.ts'
import type { ComponentMeta } from './component-meta.ts'
import type { Guide } from './guide.ts'

const metas = import.meta.glob<ComponentMeta>('../../*/*.stories.tsx', {
  eager: true,
  import: 'default',
})

test('every public component has a guide', () => {
  const names = componentNames(join(import.meta.dirname, '../../..')).map(({ name }) => name)
  const guided = Object.keys(metas).map((file) => file.split('/').at(-2))
  expect(new Set(guided)).toEqual(new Set(names))
})

test.each(Object.entries(metas))(
  '%s says when to use it, when not, and of what it is',
  (_, { parameters: { guide } }) => {
    expect(guide.use.length).toBeGreaterThan(0)
    expect(guide.avoid.length).toBeGreaterThan(0)
    expect(guide.anatomy.length).toBeGreaterThan(0)
  },
)

describe('the text of a guide', () => {
  const guide: Guide = {
    use: ['Something happens.'],
    avoid: ['Going elsewhere.'],
    anatomy: ['Icon', 'Label'],
    keyboard: [['Enter', 'Presses it']],
  }

  test('has a section for what there is, and none for what there is not', () => {
    const text = guideText(guide, { tokens: ['--vb-fg'], weight: undefined })
    expect(text).toContain('## When not to\n\n- Going elsewhere.')
    expect(text).toContain('1. Icon\n2. Label')
    expect(text).toContain('| Enter | Presses it |')
    expect(text).toContain('## Tokens\n\n`--vb-fg`')
    expect(text).not.toContain('## Constants')
    expect(text).not.toContain('## Weight')
  })

  test('finds the tokens a stylesheet reads, without private ones', () => {
    const css = 'a { color: var(--vb-fg); height: var(--vb-_h); margin: var(--vb-bg) }'
    expect(tokensOf(css)).toEqual(['--vb-bg', '--vb-fg'])
  })

  test('finds the weight in the table of sizes', () => {
    const sizes =
      '| modal | 14406 | 17500 | 1116 | @headlessui/react |\n| text | 213 | 3500 | 183 |  |'
    expect(weightOf(sizes, 'modal')).toBe(
      '14406 bytes of script, @headlessui/react included, and 1116 of styles; compressed, alone, without React.',
    )
    expect(weightOf(sizes, 'text')).toContain('213 bytes of script, and 183 of styles')
    expect(weightOf(sizes, 'none')).toBeUndefined()
  })
})
