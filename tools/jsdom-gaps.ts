// Browser APIs that jsdom lacks, for the tests of every package. jsdom has no layout, so nothing is resized,
// animated or scrolled. Server rendering tests have no window at all.
if (typeof window !== 'undefined') {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(document, { elementFromPoint: () => null })
  Object.assign(Element.prototype, { getAnimations: () => [], scrollIntoView: () => {} })
  window.scrollTo = () => {}

  // jsdom drives animation frames with one interval per page. If it was set while a test used fake timers, it
  // never fires, and the frames of all later tests would hang.
  window.requestAnimationFrame = (callback) =>
    Number(setTimeout(() => callback(performance.now()), 16))
  window.cancelAnimationFrame = (handle) => clearTimeout(handle)
}
