/// <reference types="vite/client" />
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { componentNames } from '../../../scripts/public-files.ts'
import type { ComponentMeta } from '../stories/component-meta.ts'
import { checkConformance } from './conformance.tsx'

const metas = import.meta.glob<ComponentMeta>('../../*/*.stories.tsx', {
  eager: true,
  import: 'default',
})

test('every public component takes part', () => {
  const names = componentNames(join(import.meta.dirname, '../../..')).map(({ name }) => name)
  const checked = Object.entries(metas).flatMap(([file, { component }]) =>
    component ? [file.split('/').at(-2)] : [],
  )
  expect(new Set(checked)).toEqual(new Set(names))
})

for (const { component, args, parameters } of Object.values(metas)) {
  const { others = [], ...treatment } = parameters.conformance ?? {}
  if (component) checkConformance(component, { ...treatment, args: { ...args, ...treatment.args } })
  for (const { component: other, ...its } of others) checkConformance(other, its)
}
