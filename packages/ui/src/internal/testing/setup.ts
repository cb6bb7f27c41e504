import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)

// jsdom lays nothing out; these are asked for by input-otp and Headless UI.
document.elementFromPoint ??= () => null
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.getAnimations ??= () => []
