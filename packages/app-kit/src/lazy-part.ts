import { fetchPart } from '@vestibule/api-client'
import { lazy, type ComponentType } from 'react'

/** Code of the app that did not come although there is a network: a deployment has replaced it, most likely. */
export class MissingPart extends Error {
  override name = 'MissingPart'
}

/** `lazy` for a part of this app: without a network it waits for one. */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    fetchPart(load).catch((cause: unknown) => {
      throw new MissingPart('A part of the app could not be fetched.', { cause })
    }),
  )
}
