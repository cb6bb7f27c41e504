import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const cellOf = async (value: string) => {
  const { csv } = await csvOf<string>({ Name: (item) => item }, async () => ({
    items: [value],
    next: null,
  }))
  return csv.slice('Name\r\n'.length, -2)
}

it.each([
  ['plain', 'plain'],
  ['=1+1', "'=1+1"],
  ['x;=HYPERLINK(1);y', '"x;\'=HYPERLINK(1);y"'],
  ['x;"=1+1"', '"x;\'""=1+1"""'],
  ['x; =1', '"x;\' =1"'],
  ['x\t=1', '"x\t\'=1"'],
  ['x\n@SUM(1)', '"x\n\'@SUM(1)"'],
  ['＝1+1', "'＝1+1"],
  ['x;＠SUM(1)', '"x;\'＠SUM(1)"'],
  ['a;b', '"a;b"'],
  ['a-b@c=d', 'a-b@c=d'],
])('promise 120: %j is no formula, whatever separates cells: %j', async (value, cell) => {
  expect(await cellOf(value)).toBe(cell)
})
