import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ThemeProvider } from './theme.tsx'

const root = document.documentElement

beforeEach(() => {
  // jsdom supports neither CSS colours nor canvases.
  vi.stubGlobal('CSS', { supports: (_name: string, value: string) => value !== 'nonsense' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('marks the page with the theme and takes it back', () => {
  const { rerender, unmount } = render(<ThemeProvider theme="dark">Page</ThemeProvider>)
  expect(root.dataset['theme']).toBe('dark')
  rerender(<ThemeProvider theme="system">Page</ThemeProvider>)
  expect(root.dataset['theme']).toBe('system')
  unmount()
  expect(root.dataset['theme']).toBeUndefined()
})

test('leaves out a colour that is none', () => {
  render(<ThemeProvider branding={{ page: 'nonsense', primary: 'nonsense' }}>Page</ThemeProvider>)
  expect(root.style.getPropertyValue('--vb-bg-page')).toBe('')
  expect(root.style.getPropertyValue('--vb-primary')).toBe('')
})
