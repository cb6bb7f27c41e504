import { describe, expect, it } from 'vitest'
import { createSafeStorage, type KeyValueStorage } from './safe-storage.ts'

function blocked(): KeyValueStorage {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** The storage of a browser whose disk is full: reading works, writing throws. */
const full: KeyValueStorage = {
  getItem: () => 'old',
  setItem() {
    throw new DOMException('', 'QuotaExceededError')
  },
  removeItem() {},
}

describe('storage', () => {
  it('is the browser’s, where that works', () => {
    const storage = createSafeStorage(() => localStorage)
    storage.setItem('a', '1')
    expect(localStorage.getItem('a')).toBe('1')
    expect(storage.getItem('a')).toBe('1')
    storage.removeItem('a')
    expect(localStorage.getItem('a')).toBeNull()
    expect(storage.getItem('a')).toBeNull()
  })

  it.each([
    ['is blocked', blocked],
    ['is full', () => full],
  ])('lives as long as the page, where the browser’s %s', (_how, open) => {
    const storage = createSafeStorage(open)
    storage.setItem('a', '1')
    expect(storage.getItem('a')).toBe('1')
    storage.setItem('a', '2')
    expect(storage.getItem('a')).toBe('2')
  })

  it('forgets what it kept in its place once the browser’s works again', () => {
    let works = false
    const storage = createSafeStorage(() => (works ? localStorage : blocked()))
    storage.setItem('a', '1')
    works = true
    storage.setItem('a', '2')
    localStorage.setItem('a', '3')
    expect(storage.getItem('a')).toBe('3')
  })

  it('leaves no older value behind for the next page where a newer one does not fit', () => {
    localStorage.setItem('a', '1')
    const storage = createSafeStorage(() => ({
      getItem: (key) => localStorage.getItem(key),
      setItem: full.setItem,
      removeItem: (key) => localStorage.removeItem(key),
    }))
    storage.setItem('a', '2')
    expect(storage.getItem('a')).toBe('2')
    expect(localStorage.getItem('a')).toBeNull()
  })
})
