import { callOf, checkedNames, type CheckedName } from './checked-calls.ts'
import type { Exchange } from './exchange.ts'
import { wireProblems } from './wire-checks.ts'
import { withoutSecrets, type Row } from './run-cases.ts'

const onTheWire = 'on the wire'

/**
 * Returns rows about the form of answers: one for each call whose answers all follow the contract, otherwise one for
 * each kind of violation. A call that no test has made gets a row that says so.
 */
export function wireRows(
  exchanges: readonly Exchange[],
  names: readonly CheckedName[],
  secrets: Set<string>,
): Row[] {
  const byCall = Map.groupBy(exchanges, nameOf)
  return names.flatMap((call): Row[] => {
    const seen = byCall.get(call) ?? []
    if (seen.length === 0) {
      const why = 'no case that was run makes this call'
      return [{ call, case: onTheWire, state: 'skipped', why }]
    }
    const count = seen.length === 1 ? '1 answer' : `${seen.length} answers`
    const found = seen.flatMap((exchange) => wireProblems(exchange, call, callOf(call)))
    if (found.length === 0) return [{ call, case: `${onTheWire}: ${count}`, state: 'ok' }]
    return [...Map.groupBy(found, ({ of }) => of).values()].flatMap(([problem, ...more]): Row[] => {
      if (problem === undefined) return []
      const { of, expected, came } = problem
      const times = more.length === 0 ? '' : ` (${more.length + 1} of ${count})`
      const hidden = withoutSecrets({ secrets }, came)
      return [{ call, case: `${onTheWire}: ${of}`, state: 'wrong', expected, came: hidden + times }]
    })
  })
}

const patterns = checkedNames
  .map((name) => ({ name, endpoint: callOf(name).endpoint }))
  .map(({ name, endpoint }) => ({
    name,
    method: endpoint.method,
    pattern: new RegExp(
      `^${endpoint.path.replace(/\/$/, '').replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`,
    ),
    parameters: endpoint.path.split(':').length,
  }))
  // Put paths with fewer parameters first: a path with a fixed segment, such as `/me`, also fits a pattern with a
  // parameter there.
  .toSorted((a, b) => a.parameters - b.parameters)

/** The name of the contract's call that a request made. Undefined: it made none, as for a page after a redirect. */
export function nameOf({ method, url }: Exchange): CheckedName | undefined {
  return patterns.find((one) => one.method === method && one.pattern.test(url.pathname))?.name
}
