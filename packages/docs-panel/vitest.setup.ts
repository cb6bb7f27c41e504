import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    reactMajor: string
  }
}

// The first test that opens the panel also waits for its code.
configure({ asyncUtilTimeout: 5000 })

if (typeof window !== 'undefined') {
  afterEach(() => {
    cleanup()
    window.sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  })

  // jsdom lays nothing out, so nothing is ever resized or animated.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  if (!('getAnimations' in Element.prototype))
    Object.assign(Element.prototype, { getAnimations: () => [] })
}
