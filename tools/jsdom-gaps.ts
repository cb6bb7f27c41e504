// What jsdom lacks of a browser, for the tests of every package. jsdom lays nothing out, so nothing is resized,
// animated or scrolled. Tests of rendering on a server have no window at all.
if (typeof window !== 'undefined') {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(document, { elementFromPoint: () => null })
  Object.assign(Element.prototype, { getAnimations: () => [], scrollIntoView: () => {} })
  window.scrollTo = () => {}

  // jsdom's own animation frames come from one interval for the whole page. An interval that was set while a test
  // had faked the timers never fires, and the frames of all later tests would wait for it.
  window.requestAnimationFrame = (callback) =>
    Number(setTimeout(() => callback(performance.now()), 16))
  window.cancelAnimationFrame = (handle) => clearTimeout(handle)
}
