import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CrashBoundary, type CrashBoundaryProps } from './crash-boundary.tsx'
import { MissingCode } from '@vestibule/base/react/lazy-code'

// React and jsdom log each error that an error boundary has caught. The tests cause such errors, so they silence the
// log.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

function renderBroken(error: Error, props: Partial<CrashBoundaryProps> = {}) {
  const reported: unknown[] = []
  const page = (broken: boolean, resetKey: string) => (
    <CrashBoundary
      report={(caught) => `CODE-${reported.push(caught)}`}
      Fallback={({ supportCode }) => <p>Failed: {supportCode}</p>}
      resetKey={resetKey}
      {...props}
    >
      <Part error={broken ? error : null} />
    </CrashBoundary>
  )
  const view = render(page(true, '/a'))
  return { reported, show: (broken: boolean, key: string) => view.rerender(page(broken, key)) }
}

function Part({ error }: { error: Error | null }) {
  if (error) throw error
  return <p>Whole</p>
}

it('shows the fallback with the code under which the error was reported', () => {
  const error = new Error('broken')
  const { reported } = renderBroken(error)
  expect(reported).toEqual([error])
  expect(screen.getByText('Failed: CODE-1')).toBeVisible()
})

it('shows the part again when its key changes, and not before', () => {
  const { show } = renderBroken(new Error('broken'))
  show(false, '/a')
  expect(screen.queryByText('Whole')).not.toBeInTheDocument()
  show(false, '/b')
  expect(screen.getByText('Whole')).toBeVisible()
})

describe('code that did not come', () => {
  const missing = (reload: () => boolean) => ({
    missing: { reload, whileReloading: <p>Reloading</p>, notLoaded: <p>Not loaded</p> },
  })

  it('comes with the page that is loaded again, and is no error', () => {
    const { reported } = renderBroken(
      new MissingCode('gone'),
      missing(() => true),
    )
    expect(screen.getByText('Reloading')).toBeVisible()
    expect(reported).toEqual([])
  })

  it('is said to be missing where that would not help', () => {
    const { reported } = renderBroken(
      new MissingCode('gone'),
      missing(() => false),
    )
    expect(screen.getByText('Not loaded')).toBeVisible()
    expect(reported).toEqual([])
  })

  it('is an error like any other where nothing else is asked for', () => {
    const { reported } = renderBroken(new MissingCode('gone'))
    expect(screen.getByText('Failed: CODE-1')).toBeVisible()
    expect(reported).toHaveLength(1)
  })
})
