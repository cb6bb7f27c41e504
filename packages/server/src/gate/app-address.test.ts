import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readers, spellingsOf } from '../testing/address-spellings.ts'
import { addressOnOwnOrigin, addressOnPlatform } from './app-address.ts'

describe('promise 95: no spelling names a dataset that the gate does not ask for', () => {
  it.each(spellingsOf('secret', '/data.csv?x=1'))('refuses %s', (path) => {
    expect(addressOnOwnOrigin(path)).toBeNull()
    expect(addressOnPlatform(`/hello${path}`, 'hello')).toBeNull()
    expect(addressOnPlatform(`/dv/open/hello${path}`, 'hello')).toBeNull()
    expect(addressOnPlatform(path.replace('/data.csv', '/hello/'), 'hello')).toBeNull()
  })

  it.each([
    ['/', ''],
    ['/dv/secret/data.csv?x=/../', 'secret'],
    ['/dv/secret', 'secret'],
    ['/%64v/secret/data.csv', 'secret'],
    ['/dv/Lung%20Study%20(2)/', 'Lung Study (2)'],
    ['/dv/stra%C3%9Fe/a%2Fb/x;y=1', 'straße'],
    ['/dvx/secret', ''],
    ['/api/dv/secret', ''],
    ['/api/contents/a%2Fb.ipynb', ''],
    ['/proxy/https://host/x', ''],
    ['/100%25/a%252Fb', ''],
    ['/a;b/~c/.d/...', ''],
    ['/?to=//dv/secret', ''],
  ])('reads %s on an origin of its own', (path, dataset) => {
    expect(addressOnOwnOrigin(path)?.dataset).toBe(dataset)
    expect(addressOnPlatform(`/hello${path}`, 'hello')?.dataset).toBe(
      dataset === '' ? '' : undefined,
    )
  })

  const words = ['/', '/', '/', 'dv', 'dv', 'dv', 'secret', 'open', 'hello', 'x']
  const slashes = ['%2f', '%2F', '%252f', '%25%32%66', '//', '/../', '/./', '..']
  const spelled = ['%64v', 'd%76', '%2564v', 'DV', 'dV', '%44%56']
  const marks = [';', ';x', '%3b', '\\', '%5c', '%255c', '.', '%2e', '@', ':80', '?', '%3f', '#']
  const blanks = ['%20', '%09', '%0a', '%00', '%7f', '%c2%a0', '%ef%bb%bf', '+', '%', '%zz']
  // One list, in which the words stand three times: a choice between lists takes several times as long.
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

  it('of 100,000 random paths none', () => {
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
})
