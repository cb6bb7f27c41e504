import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Pages come in chunks of their own: the first import of one may take its time.
configure({ asyncUtilTimeout: 5000 })

// Parts of a browser that jsdom lacks and that popovers and scrolling ask for.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => {}
document.elementFromPoint ??= () => null

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
