import type { ForwardedRef, RefCallback } from 'react'

/** One callback ref that sets all of them, for a component that needs its element as well. */
export function mergeRefs<T>(...refs: (ForwardedRef<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    }
  }
}
