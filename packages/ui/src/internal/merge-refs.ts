import type { ForwardedRef, RefCallback } from 'react'

/**
 * Returns a callback ref that sets all given refs, for components that pass on a ref to an element and also need the
 * element themselves.
 */
export function mergeRefs<T>(...refs: (ForwardedRef<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    }
  }
}
