import { preloadSessionExpiry, sessionTexts } from '@vestibule/session/react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { Editor } from './editor.tsx'
import { renderSignedIn } from './render-signed-in.tsx'

beforeAll(preloadSessionExpiry)

it('keeps what is typed over the end of the session and a new sign-in', async () => {
  const { tab, session, signIn, advance, comeBack } = await renderSignedIn(<Editor saved="Old" />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ' and new')
  await advance(2 * 3_600_000 + 1000)
  screen.getByRole('alertdialog', { name: sessionTexts.expiredTitle })

  signIn('ines') // in another tab
  await comeBack()
  expect(session.store.getSnapshot().phase.status).toBe('active')
  expect(tab.reloads).toBe(0)
  screen.getByDisplayValue('Old and new')
})
