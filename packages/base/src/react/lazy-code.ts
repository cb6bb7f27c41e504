import { createElement, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { fetchCode } from '../code.ts'

/**
 * A chunk of the app could not be fetched although there is a network: most likely a new deployment has replaced it.
 */
export class MissingCode extends Error {
  override name = 'MissingCode'
}

/** A component whose code is fetched when it is first rendered, or ahead of that by `preload`. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches the code. Rejects with {@link MissingCode} if the server no longer has it. */
  preload(): Promise<void>
}

/**
 * React's `lazy` for a part of an app. It waits for a network, and throws {@link MissingCode} if the server no longer
 * has the code. Once the code is fetched, the part renders at once, without the fallback that React would show for
 * 300 ms.
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
    // Keep the component that was rendered first: exchanging it would reset its state.
    const [Part] = useState(() => fetched ?? Suspending)
    return createElement(Part, props)
  }
  return Object.assign(LazyCode, { preload: async () => void (await fetchPart()) })
}

interface FirstCodeProps {
  /** Fetches the code that the children need. Null: they need none. Only the first value is used. */
  readonly load: (() => Promise<unknown>) | null
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/**
 * Shows a fallback until the code of the first screen is there. A `Suspense` boundary would keep its fallback for at
 * least 300 ms. If the code cannot be fetched, the children render and show the failure.
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
