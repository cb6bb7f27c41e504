import { join } from 'node:path'
import { componentNames, type PublicName } from './public-files.ts'
import type { SizeBudgets } from '../../../tools/size.ts'

const headless = '@headlessui/react'
const floating = '@floating-ui/react'

/** Budget in bytes (compressed) of a component that brings no library. */
const ordinary = { budget: 3500, brings: [] as string[] }

const larger: Record<string, typeof ordinary> = {
  'code-input': { budget: 6500, brings: ['input-otp'] },
  'qr-code': { budget: 6500, brings: ['qrcode.react'] },
  tooltip: { budget: 14_500, brings: [floating] },
  tabs: { budget: 11_500, brings: [headless] },
  modal: { budget: 17_500, brings: [headless] },
  'lock-modal': { budget: 19_000, brings: [headless] },
  drawer: { budget: 18_500, brings: [headless] },
  menu: { budget: 31_000, brings: [headless, floating] },
  popover: { budget: 28_500, brings: [headless, floating] },
  'filter-popover': { budget: 31_500, brings: [headless, floating] },
  select: { budget: 33_500, brings: [headless, floating] },
  combobox: { budget: 43_500, brings: [headless, floating] },
  'multi-select': { budget: 44_500, brings: [headless, floating] },
}

/** Components that are measured together: what a page with a form needs first. */
const form = ['button', 'text-field']

const names = componentNames(join(import.meta.dirname, '..'))

const sourceOf = (components: readonly PublicName[]) =>
  components
    .flatMap(({ name, style }) => [
      `export * from './src/${name}/${name}.tsx'`,
      ...(style ? [`import './src/${name}/${name}.css'`] : []),
    ])
    .join('\n')

export default {
  intro: `Bytes of each component alone, with all it brings except React: bundled, minified, brotli. What several share counts
once in an app. Written by \`pnpm size\`, which fails over budget, and when a component brings a library it has no use for.`,
  /** Libraries that size.md lists by name; their own dependencies count as theirs. */
  libraries: [headless, floating, 'input-otp', 'qrcode.react'],
  cases: [
    {
      name: form.join(' and '),
      budget: 6000,
      brings: [],
      source: sourceOf(names.filter(({ name }) => form.includes(name))),
    },
    ...names.map((component) => {
      const { budget, brings } = larger[component.name] ?? ordinary
      return { name: component.name, budget, brings, source: sourceOf([component]) }
    }),
  ],
} satisfies SizeBudgets
