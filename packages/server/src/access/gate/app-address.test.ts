import { describe, expect, it } from 'vitest'
import { spellingsOf } from '../../testing/address-spellings.ts'
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
})
