import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { fakeClient } from '@vestibule/api-client/testing'
import { createFakeDocumentation, documentOf } from '@vestibule/docs-panel/testing'
import { expect, it } from 'vitest'
import { Cohort } from './readme-example.tsx'

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
const example = read('readme-example.tsx')

it('has the start of the README in it, word for word', () => {
  expect(read('../README.md')).toContain(`\`\`\`tsx\n${example}\`\`\``)
})

it('is ten lines beside imports and blank ones', () => {
  const code = example.split('\n').filter((line) => line !== '' && !line.startsWith('import'))
  expect(code.length).toBeLessThanOrEqual(10)
})

it('runs: the note is there after one request', async () => {
  const { handlers } = createFakeDocumentation({ documents: [documentOf('cohort.size')] })
  const { client, transport } = fakeClient(handlers)
  render(<Cohort client={client} user={{ id: 'ines', isInternal: true, isDocsAdmin: false }} />)
  expect(await screen.findByRole('button', { name: 'About cohort size' })).toBeVisible()
  expect(transport.calls).toHaveLength(1)
  expect(transport.problems).toEqual([])
})
