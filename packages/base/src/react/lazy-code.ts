import { lazy, type ComponentType } from 'react'
import { fetchCode } from '../code.ts'

/** Code of the app that did not come although there is a network: most likely a deployment has replaced it. */
export class MissingCode extends Error {
  override name = 'MissingCode'
}

/** React's `lazy` for a part of an app. It waits for a network, and throws {@link MissingCode} where the code is gone. */
export function lazyCode<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    fetchCode(load).catch((cause: unknown) => {
      throw new MissingCode(`Code of the app could not be fetched: ${String(cause)}`, { cause })
    }),
  )
}
