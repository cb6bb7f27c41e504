import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { fetchCode } from '../code.ts'

/**
 * Thrown if a chunk of the app's code could not be fetched although there is a network. Most likely a new deployment
 * has replaced it.
 */
export class MissingCode extends Error {
  override name = 'MissingCode'
}

/** A component whose code is fetched when it is first rendered, or earlier by `preload`. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /**
   * Fetches the code. Rejects with {@link MissingCode} if it cannot be fetched although there is a network, most likely
   * because the server no longer has it.
   */
  preload(): Promise<void>
}

/**
 * Like React's `lazy`, for a part of an app. It waits for a network; if the code cannot be fetched although there is
 * one, it throws {@link MissingCode}. If the code has been fetched, the part renders at once; React's `lazy` would show
 * a fallback for 300 ms.
 */
export function lazyCode<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let fetched: ComponentType<Props> | undefined
  const fetchPart = async () => {
    const code = await fetchCode(load).catch((cause: unknown) => {
      throw new MissingCode(`Code of the app could not be fetched: ${String(cause)}`, { cause })
    })
    fetched = code.default
    return code
  }
  const Suspending = lazy(fetchPart) as ComponentType<Props>
  const LazyCode = (props: Props) => {
    // Keep the component that was rendered first. Replacing it when the code is there would reset its state.
    const [Part] = useState(() => fetched ?? Suspending)
    return createElement(Part, props)
  }
  return Object.assign(LazyCode, { preload: async () => void (await fetchPart()) })
}
