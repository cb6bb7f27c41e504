import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

it('the README names the styles of every component that the session shows', () => {
  const used = ['surfaces.tsx', 'connection-banner.tsx'].flatMap((file) =>
    [...read(`src/react/${file}`).matchAll(/from '@vestibule\/ui\/([\w-]+)'/g)].map(
      ([, name]) => `${name}.css`,
    ),
  )
  const styled = used.filter((file) =>
    existsSync(join(folder, '../ui/src', file.replace('.css', ''), file)),
  )
  expect(styled.length).toBeGreaterThan(6)
  const named = read('README.md')
  // `icons.css` need not be named, because the styles of the components that show icons import it.
  expect(styled.filter((file) => file !== 'icons.css' && !named.includes(`\`${file}\``))).toEqual(
    [],
  )
})
