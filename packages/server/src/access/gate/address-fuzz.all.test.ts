import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readers } from '../../testing/address-spellings.ts'
import { addressOnOwnOrigin, addressOnPlatform } from './app-address.ts'

const words = ['/', '/', '/', 'dv', 'dv', 'dv', 'secret', 'open', 'hello', 'x']
const slashes = ['%2f', '%2F', '%252f', '%25%32%66', '//', '/../', '/./', '..']
const spelled = ['%64v', 'd%76', '%2564v', 'DV', 'dV', '%44%56']
const marks = [';', ';x', '%3b', '\\', '%5c', '%255c', '.', '%2e', '@', ':80', '?', '%3f', '#']
const blanks = ['%20', '%09', '%0a', '%00', '%7f', '%c2%a0', '%ef%bb%bf', '+', '%', '%zz']
// `words` stand three times, so that fast-check chooses them more often. Letting it choose between lists with weights
// takes several times as long.
const piece = fc.constantFrom(
  ...words,
  ...words,
  ...words,
  ...slashes,
  ...spelled,
  ...marks,
  ...blanks,
)
const path = fc
  .tuple(
    fc.constantFrom('/', '/', '/dv/', '/dv/open/', '/x/', '/hello/', '/dv/open/hello/'),
    fc.array(piece, { maxLength: 7 }),
  )
  .map(([start, pieces]) => start + pieces.join(''))

it('promise 95: of 100,000 random paths none names a dataset that the gate does not ask for', () => {
  const seen = { refused: 0, none: 0, dataset: 0, onPlatform: 0 }
  const found = (of: string) =>
    Object.entries(readers).map(([name, read]) => [name, read(of)] as const)
  const property = fc.property(path, (asked) => {
    const own = addressOnOwnOrigin(asked)
    if (own === null) seen.refused += 1
    else seen[own.dataset === '' ? 'none' : 'dataset'] += 1
    const onPlatform = addressOnPlatform(asked, 'hello')
    if (onPlatform !== null) seen.onPlatform += 1
    for (const address of [own, onPlatform]) {
      if (address === null) continue
      for (const [name, dataset] of found(asked)) {
        if (dataset !== null && dataset !== address.dataset)
          throw new Error(`${name} finds ${dataset}, the gate asks for "${address.dataset}"`)
      }
      if (address.prefix === '') continue
      for (const [name, dataset] of found(address.rest)) {
        if (dataset !== null) throw new Error(`${name} finds ${dataset} in ${address.rest}`)
      }
    }
  })
  fc.assert(property, { numRuns: 100_000, seed: 95, endOnFailure: true })
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(1000)
})
