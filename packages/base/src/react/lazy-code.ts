import { createElement, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { fetchCode } from '../code.ts'

/** Code of the app that did not come although there is a network: most likely a deployment has replaced it. */
export class MissingCode extends Error {
  override name = 'MissingCode'
}

/** A part of an app whose code comes when it is first shown, or when it is asked for ahead. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches the code. Rejects with {@link MissingCode} where it is gone. */
  preload(): Promise<void>
}

/**
 * React's `lazy` for a part of an app. It waits for a network, and throws {@link MissingCode} where the code is gone.
 * Once its code has been fetched, the part is drawn at once: without a fallback, which React would leave for 300 ms.
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
    // What is once on the page stays the same component, so that it keeps its state.
    const [Part] = useState(() => fetched ?? Suspending)
    return createElement(Part, props)
  }
  return Object.assign(LazyCode, { preload: async () => void (await fetchPart()) })
}

interface FirstCodeProps {
  /** Fetches what the children are drawn with. Null: they need nothing more. Read once. */
  readonly load: (() => Promise<unknown>) | null
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * Shows a fallback until the code of the first screen is there, and not a moment longer: a boundary of Suspense would keep
 * its fallback for 300 ms. Where the code cannot be fetched, the children are drawn and say so.
 */
export function FirstCode({ load, fallback, children }: FirstCodeProps) {
  const [first] = useState(() => load)
  const [isThere, setIsThere] = useState(first === null)
  useEffect(() => {
    const show = () => setIsThere(true)
    first?.().then(show, show)
  }, [first])
  return isThere ? children : fallback
}
