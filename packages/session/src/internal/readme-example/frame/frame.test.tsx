import type { ShellConnection, ShellState } from '@vestibule/session/frame'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { readonlyStore } from '@vestibule/base/readonly-store'
import { Curves } from './curves.tsx'

const osier = { id: 'osier', displayName: 'Osier Genomics' }

it('shows the dataset of the shell, and tells it title and path', async () => {
  const store = createStore<ShellState>(() => ({
    dataset: osier,
    theme: 'dark',
    language: 'en',
    path: '/',
  }))
  const said: unknown[] = []
  const nothing = () => {}
  const shell: ShellConnection = {
    store: readonlyStore(store),
    setTitle: (title) => void said.push(title),
    setPath: (path, how) => {
      said.push([path, how])
      store.setState({ path })
    },
    setUnsavedWork: nothing,
    openPalette: nothing,
    reportUnauthorized: nothing,
    onSignedInAgain: () => nothing,
    close: nothing,
  }
  render(<Curves shell={shell} />)
  expect(screen.getByRole('heading', { name: 'Osier Genomics' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveAttribute('data-theme', 'dark')
  await userEvent.click(screen.getByRole('button', { name: 'Treated' }))
  expect(said).toEqual(['Survival, all', ['/?arm=treated', { push: true }], 'Survival, treated'])
  act(() => store.setState({ path: '/', dataset: null }))
  expect(screen.getByText('Arm: all')).toBeVisible()
})

it('an app in no frame says so', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  await act(() => import('./main.tsx'))
  expect(screen.getByText('Please open this app on the platform.')).toBeVisible()
  document.body.innerHTML = ''
})
