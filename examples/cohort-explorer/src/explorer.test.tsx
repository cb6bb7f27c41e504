import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import cohortFile from '../public/data/cohort.json' with { type: 'json' }
import { App } from './app.tsx'
import type { Place, PlaceState } from './place/place.ts'

beforeEach(() => localStorage.clear())

/** A fake of the shell or page around the app. A test changes the state of this `Place` as the shell would. */
function testPlace(path = '/', change: Partial<PlaceState> = {}) {
  const osier = { id: 'northfield_oncology', displayName: 'Northfield Oncology' }
  let state: PlaceState = { dataset: osier, theme: 'light', language: 'en', path, ...change }
  const listeners = new Set<() => void>()
  const signedIn = new Set<() => void>()
  const set = (next: Partial<PlaceState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const said = { title: '', isUnsaved: false, pushed: 0, reports: [] as string[] }
  const answers = { status: 200, body: cohortFile as unknown, headers: {} }
  const place: Place = {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    getSnapshot: () => state,
    setPath: (path, how) => {
      said.pushed += how?.push ? 1 : 0
      set({ path })
    },
    setTitle: (title) => {
      said.title = title
    },
    setUnsavedWork: (unsaved) => {
      said.isUnsaved = unsaved
    },
    home: '/',
    report: (error) => {
      said.reports.push(error.message)
      return '3F2A-91BC'
    },
    fetch: async () => new Response(JSON.stringify(answers.body), answers),
    onSignedInAgain: (listener) => {
      signedIn.add(listener)
      return () => void signedIn.delete(listener)
    },
  }
  const signInAgain = () => {
    for (const listener of signedIn) listener()
  }
  return { place, said, answers, set, signInAgain, path: () => state.path }
}

async function open(path?: string, change?: Partial<PlaceState>) {
  const world = testPlace(path, change)
  render(<App place={world.place} home="cohort" />)
  await screen.findByRole('heading', { level: 1 })
  return { ...world, user: userEvent.setup() }
}

describe('the explorer', () => {
  it('narrows the cohort by its filters, whose state stands in the path', async () => {
    const { user, path, said } = await open()
    expect(screen.getByText('1,700 of 1,700 patients')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /^Triple-negative/ }))
    expect(path()).toBe('/?subtype=Triple-negative')
    expect(screen.getByRole('heading', { level: 1, name: 'Triple-negative' })).toBeVisible()
    expect(said.title).toBe('Cohort: Triple-negative')
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(path()).toBe('/')
    expect(said.pushed).toBe(0)
  })

  it('follows a path that comes from outside', async () => {
    const { set } = await open()
    act(() => set({ path: '/labs?by=stage' }))
    expect(screen.getByRole('heading', { level: 2, name: /Haemoglobin/ })).toBeVisible()
    act(() => set({ path: '/' }))
    expect(screen.getByRole('region', { name: 'Patients' })).toBeVisible()
  })

  it('says in words and numbers what each picture shows', async () => {
    await open('/?stage=I')
    const figure = screen.getByRole('figure', { name: 'Overall survival' })
    expect(within(figure).getByRole('img').getAttribute('aria-label')).toMatch(
      /^Selection: \d+ %; All patients: \d+ %$/,
    )
    expect(
      within(figure).getByRole('row', { name: /^Selection 432/, hidden: true }),
    ).toBeInTheDocument()
  })

  it('sorts by a heading, the other way by another press, and turns pages', async () => {
    const { user, path } = await open()
    const age = () => screen.getByRole('columnheader', { name: 'Age' })
    await user.click(within(age()).getByRole('button'))
    expect(age()).toHaveAttribute('aria-sort', 'ascending')
    await user.click(within(age()).getByRole('button'))
    expect(age()).toHaveAttribute('aria-sort', 'descending')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(path()).toBe('/?order=age.down&page=1')
    expect(screen.getByText('26–50 of 1,700')).toBeVisible()
  })

  it('makes an entry in the history for another screen only', async () => {
    const { user, said } = await open()
    await user.click(screen.getByRole('button', { name: 'Survival' }))
    expect(said.pushed).toBe(1)
  })

  it('says that nobody fits', async () => {
    await open('/?stage=IV&from=94&to=95')
    expect(screen.getByRole('heading', { name: 'No patients' })).toBeVisible()
  })

  it('tells of a note that is not saved', async () => {
    const { user, said } = await open()
    await user.type(screen.getByRole('textbox', { name: 'Note on this selection' }), 'Ask Ada')
    expect(said.isUnsaved).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(said.isUnsaved).toBe(false)
    expect(screen.getByText('Saved on this device')).toBeVisible()
  })

  it('is in Arabic from right to left', async () => {
    await open('/', { language: 'ar' })
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(screen.getByRole('heading', { name: 'عوامل التصفية' })).toBeVisible()
    expect(screen.getByText('1,700 من 1,700 مريض')).toBeVisible()
    document.documentElement.removeAttribute('dir')
    document.documentElement.lang = 'en'
  })
})

describe('where the cohort cannot be loaded', () => {
  it('loads it after a new sign-in, if nobody was signed in', async () => {
    const world = testPlace()
    world.answers.status = 401
    world.answers.headers = { 'x-request-id': 'request-7' }
    render(<App place={world.place} home="cohort" />)
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible()
    // The platform has already logged the request under this id, so the app sends no report.
    expect(screen.getByText('Support code request-7')).toBeVisible()
    expect(world.said.reports).toEqual([])
    world.answers.status = 200
    act(() => world.signInAgain())
    expect(await screen.findByText('1,700 of 1,700 patients')).toBeVisible()
  })

  it('loads it even if the new sign-in comes before the refusal', async () => {
    const world = testPlace()
    const refusal = Promise.withResolvers<Response>()
    let asked = 0
    const place: Place = {
      ...world.place,
      fetch: (...request) => (asked++ === 0 ? refusal.promise : world.place.fetch(...request)),
    }
    render(<App place={place} home="cohort" />)
    await waitFor(() => expect(asked).toBe(1))
    act(() => world.signInAgain())
    refusal.resolve(new Response('', { status: 401 }))
    expect(await screen.findByText('1,700 of 1,700 patients')).toBeVisible()
  })

  it('offers to try again', async () => {
    const world = testPlace()
    world.answers.status = 500
    render(<App place={world.place} home="cohort" />)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.getByText('Support code 3F2A-91BC')).toBeVisible()
    expect(world.said.reports).toEqual(['The cohort was answered with 500'])
    expect(screen.getByRole('link', { name: 'All apps' })).toHaveAttribute('href', '/')
    world.answers.status = 200
    await userEvent.click(retry)
    await waitFor(() => expect(screen.getByText('1,700 of 1,700 patients')).toBeVisible())
  })
})

it('shows a support code and a way back where a part of it throws', async () => {
  const world = testPlace()
  const months = cohortFile.columns.months.map(() => ({}))
  world.answers.body = { ...cohortFile, columns: { ...cohortFile.columns, months } }
  render(<App place={world.place} home="cohort" />)
  expect(await screen.findByText('Support code 3F2A-91BC')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong in this app')
  expect(screen.getByRole('link', { name: 'All apps' })).toBeVisible()
  expect(world.said.reports).toHaveLength(1)
})
