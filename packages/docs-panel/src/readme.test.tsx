import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFakeClient } from '@vestibule/api-client/testing'
import { DocNote, DocsProvider } from '@vestibule/docs-panel/react'
import { createFakeDocumentation, documentOf } from '@vestibule/docs-panel/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Kohorte } from './readme-example/german.tsx'
import { texts } from './readme-example/texts.ts'

it('starts with ten lines beside imports and blank ones', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme-example/cohort.tsx'), 'utf8')
  const code = example.split('\n').filter((line) => line !== '' && !line.startsWith('import'))
  expect(code.length).toBeLessThanOrEqual(10)
})

it('takes the texts of the README', async () => {
  const { handlers } = createFakeDocumentation({ documents: [documentOf('cohort.size')] })
  const { client } = createFakeClient(handlers)
  const user = { id: 'ines', isInternal: true, isDocsAdmin: false }
  render(
    <DocsProvider client={client} user={user} appName="shell" texts={texts}>
      <DocNote id="cohort.size" label="Kohorte" />
    </DocsProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Über Kohorte' })).toBeVisible()
})

it('speaks German as the README shows it', async () => {
  const { handlers } = createFakeDocumentation({ documents: [documentOf('cohort.size')] })
  const { client } = createFakeClient(handlers)
  render(<Kohorte client={client} user={{ id: 'ines', isInternal: true, isDocsAdmin: false }} />)
  expect(await screen.findByRole('button', { name: 'Über Größe der Kohorte' })).toBeVisible()
})
