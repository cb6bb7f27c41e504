import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense } from 'react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { useNavigationFocus } from './use-navigation-focus.ts'

beforeEach(() => window.history.replaceState(null, '', '/'))

/** Renders a page with a link to a page whose code comes when `load` is called, beside a button of the frame. */
function open() {
  let load: () => void = () => {}
  const Report = lazy(
    () =>
      new Promise<{ default: () => React.ReactElement }>((resolve) => {
        load = () => resolve({ default: () => <h1 tabIndex={-1}>Report</h1> })
      }),
  )
  function Frame() {
    useNavigationFocus('main')
    return (
      <>
        <button type="button">Dataset</button>
        <main id="main" tabIndex={-1}>
          <Suspense>
            <Routes>
              <Route path="/" element={<Link to="/report">To the report</Link>} />
              <Route path="/report" element={<Report />} />
            </Routes>
          </Suspense>
        </main>
      </>
    )
  }
  render(
    <BrowserRouter>
      <Frame />
    </BrowserRouter>,
  )
  return { user: userEvent.setup(), load: () => load() }
}

it('focuses the heading of a page whose code came late', async () => {
  const { user, load } = open()
  await user.click(screen.getByRole('link', { name: 'To the report' }))
  expect(window.location.pathname).toBe('/report')
  expect(screen.getByRole('link', { name: 'To the report' })).toBeVisible()
  load()
  expect(await screen.findByRole('heading', { name: 'Report' })).toHaveFocus()
})

it('leaves the focus where the user put it while the code of the page was loading', async () => {
  const { user, load } = open()
  await user.click(screen.getByRole('link', { name: 'To the report' }))
  await user.click(screen.getByRole('button', { name: 'Dataset' }))
  load()
  expect(await screen.findByRole('heading', { name: 'Report' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Dataset' })).toHaveFocus()
})

it('focuses the heading although the user pressed a key that moves no focus meanwhile', async () => {
  const { user, load } = open()
  await user.click(screen.getByRole('link', { name: 'To the report' }))
  await user.keyboard('{Control}')
  load()
  expect(await screen.findByRole('heading', { name: 'Report' })).toHaveFocus()
})

it('focuses the heading by keyboard, although Enter is a key', async () => {
  const { user, load } = open()
  screen.getByRole('link', { name: 'To the report' }).focus()
  await user.keyboard('{Enter}')
  load()
  expect(await screen.findByRole('heading', { name: 'Report' })).toHaveFocus()
})
