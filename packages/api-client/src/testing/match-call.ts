import { allCalls, type AnyCallName } from '../contract/all-calls.ts'
import type { Call } from '../contract/endpoint.ts'

export interface CallMatch {
  readonly name: AnyCallName
  readonly call: Call
  readonly params: Readonly<Record<string, string>>
}

/** The call of the contract that a request matches; a fixed segment takes precedence over a parameter. */
export function matchCall(method: string, pathname: string): CallMatch | undefined {
  const matches = (Object.entries(allCalls) as [AnyCallName, Call][])
    .filter(([, call]) => call.endpoint.method === method)
    .map(([name, call]) => ({ name, call, params: paramsOf(call.endpoint.path, pathname) }))
    .filter((match): match is CallMatch => match.params !== undefined)
    .toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)
  return matches[0]
}

function paramsOf(path: string, pathname: string): Record<string, string> | undefined {
  const wanted = segments(path)
  const given = segments(pathname)
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] as string
    if (segment.startsWith(':')) params[segment.slice(1)] = decodeURIComponent(value)
    else if (segment !== value) return undefined
  }
  return params
}

/** Splits a path, ignoring a slash at its end. */
function segments(path: string): string[] {
  return path.replace(/\/$/, '').split('/')
}
