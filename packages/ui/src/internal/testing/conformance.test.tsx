/// <reference types="vite/client" />
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { componentNames } from '../../../scripts/public-files.ts'
import { checkConformance, type Conformant } from './conformance.tsx'

// Each component registers itself: <name>/<name>.conformance.tsx.
const files = import.meta.glob<Conformant[]>('../../*/*.conformance.tsx', {
  eager: true,
  import: 'conformants',
})

test('every public component takes part', () => {
  const names = componentNames(join(import.meta.dirname, '../../..')).map(({ name }) => name)
  const registered = Object.keys(files).map((file) => file.split('/').at(-2))
  expect(new Set(registered)).toEqual(new Set(names))
})

for (const conformants of Object.values(files)) {
  for (const conformant of conformants) checkConformance(conformant)
}
