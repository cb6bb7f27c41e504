import { render } from '@testing-library/react'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { anatomies } from '../../../.storybook/pictures/anatomy.tsx'
import { rules } from '../../../.storybook/pictures/do-and-dont.tsx'
import { propsOf } from '../../../.storybook/props.ts'
import { componentNames } from '../../../scripts/public-files.ts'

const names = componentNames(join(import.meta.dirname, '../../..')).map(({ name }) => name)

describe('the pictures of a page', () => {
  test.each(Object.entries(anatomies))('%s has every part it names', (name, anatomy) => {
    expect(names).toContain(name)
    const { container } = render(anatomy.picture)
    const missing = anatomy.parts.filter(([, selector]) => !container.querySelector(selector))
    expect(missing).toEqual([])
  })

  test.each(Object.entries(rules))('%s is shown right and wrong', (name, { right, wrong }) => {
    expect(names).toContain(name)
    expect(render(right[0]).container).not.toBeEmptyDOMElement()
    expect(render(wrong[0]).container).not.toBeEmptyDOMElement()
  })
})

test('the props of a component have the members of their unions', () => {
  const variant = propsOf('Button')?.find(({ name }) => name === 'variant')
  expect(variant?.type).toContain("'primary' | 'secondary'")
  expect(variant?.initial).toBe("'primary'")
  expect(propsOf('NoSuchComponent')).toBeUndefined()
})
