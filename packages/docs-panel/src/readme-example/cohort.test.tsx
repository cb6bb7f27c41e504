import { createFakeClient } from '@vestibule/api-client/testing'
import { docsTexts } from '@vestibule/docs-panel'
import { createFakeDocumentation, documentOf } from '@vestibule/docs-panel/testing'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Cohort } from './cohort.tsx'

const reader = { id: 'ines', isInternal: true, isDocsAdmin: false }

const noteName = docsTexts['note.about'].replace('{label}', 'cohort size')

it('shows the note of the heading', async () => {
  const { handlers } = createFakeDocumentation({ documents: [documentOf('cohort.size')] })
  const { client, transport } = createFakeClient(handlers)
  render(<Cohort client={client} user={reader} />)
  await screen.findByRole('button', { name: noteName })
  expect(transport.callsTo('listDocuments')).toHaveLength(1)
  expect(transport.problems).toEqual([])
})

it('lets an admin write the first note', async () => {
  const user = userEvent.setup()
  const documentation = createFakeDocumentation()
  const { client } = createFakeClient(documentation.handlers)
  history.replaceState(null, '', '?doc=cohort.size')
  render(<Cohort client={client} user={{ ...reader, isDocsAdmin: true }} />)
  await user.type(
    await screen.findByRole('textbox', { name: docsTexts['editor.shortNote'] }),
    'How many.',
  )
  await user.click(screen.getByRole('button', { name: docsTexts['editor.saveNew'] }))
  await screen.findByRole('button', { name: noteName, hidden: true })
  expect(documentation.find('cohort.size')?.mini_content).toBe('How many.')
})
