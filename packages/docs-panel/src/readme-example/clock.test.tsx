import { createFakeClient } from '@vestibule/api-client/testing'
import { docsTexts } from '@vestibule/docs-panel'
import { DocNote, DocsProvider } from '@vestibule/docs-panel/react'
import {
  createFakeClock,
  createFakeDocumentation,
  createMemoryUrlState,
  documentOf,
} from '@vestibule/docs-panel/testing'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

const noteName = docsTexts['note.about'].replace('{label}', 'cohort size')

it('opens the note after a tenth of a second', async () => {
  const clock = createFakeClock()
  const { handlers } = createFakeDocumentation({ documents: [documentOf('cohort.size')] })
  const { client } = createFakeClient(handlers)
  const user = { id: 'ines', isInternal: true, isDocsAdmin: false }
  const urlState = createMemoryUrlState()
  render(
    <DocsProvider client={client} user={user} appName="shell" clock={clock} urlState={urlState}>
      <DocNote id="cohort.size" label="cohort size" />
    </DocsProvider>,
  )
  await act(() => clock.advance(10)) // the notes of a page are asked for together
  await userEvent.hover(await screen.findByRole('button', { name: noteName }))
  expect(screen.queryByRole('tooltip')).toBeNull()
  await act(() => clock.advance(100))
  await screen.findByRole('tooltip')
})
