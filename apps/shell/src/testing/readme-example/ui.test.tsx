import { Alert } from '@vestibule/ui/alert'
import { LinkButton } from '@vestibule/ui/link-button'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { InDutch } from './in-dutch.tsx'
import { Invite } from './invite.tsx'
import { Ort } from './ort.tsx'
import { Root } from './root.tsx'
import { Saved } from './saved.tsx'

afterEach(() => {
  document.documentElement.removeAttribute('data-theme')
  document.documentElement.removeAttribute('style')
})

it("the root of ui's README themes the page, and links of components are the router's", async () => {
  render(
    <MemoryRouter>
      <Root>
        <Routes>
          <Route path="/" element={<LinkButton href="/cohorts">Cohorts</LinkButton>} />
          <Route path="/cohorts" element={<p>All cohorts</p>} />
        </Routes>
      </Root>
    </MemoryRouter>,
  )
  expect(document.documentElement).toHaveAttribute('data-theme', 'system')
  await userEvent.click(screen.getByRole('link', { name: 'Cohorts' }))
  expect(await screen.findByText('All cohorts')).toBeVisible()
})

it("the start of ui's README is a form with one field", async () => {
  render(<Invite />)
  await userEvent.type(screen.getByLabelText('Email'), 'ines@northfield.example')
  expect(screen.getByLabelText('Email')).toHaveValue('ines@northfield.example')
  expect(screen.getByRole('button', { name: 'Verify and Proceed' })).toHaveAttribute(
    'type',
    'submit',
  )
})

it('the classes of a utility reach the elements', () => {
  render(<Saved />)
  expect(screen.getByRole('button', { name: 'Save' })).toHaveClass('vb-button', 'rounded-full')
  expect(screen.getByText('Saved a minute ago')).toHaveClass('text-muted')
})

it('components speak the language of the provider', async () => {
  render(<Ort onChoose={() => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ort' }))
  expect(await screen.findByRole('option', { name: 'Keine Treffer' })).toBeVisible()
})

it('a language of ones own is one object', () => {
  render(
    <InDutch>
      <Alert onClose={() => {}}>Opgeslagen</Alert>
    </InDutch>,
  )
  expect(screen.getByRole('button', { name: 'Sluiten' })).toBeVisible()
})
