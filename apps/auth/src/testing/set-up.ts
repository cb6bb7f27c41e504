import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 })

// input-otp asks which password manager's badge lies over it; jsdom lays nothing out.
document.elementFromPoint ??= () => null
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Element.prototype.getAnimations ??= () => []

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
