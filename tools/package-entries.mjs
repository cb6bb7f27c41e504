import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The entries of a package's exports map as [name, target] pairs, sorted by name. A pattern is expanded to one
 * entry per file that its target for `condition` matches.
 */
export function packageEntries(folder, exports, condition = 'default') {
  return Object.entries(exports)
    .flatMap(([name, target]) =>
      name.includes('*') ? entriesOfPattern(folder, name, target, condition) : [[name, target]],
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function entriesOfPattern(folder, name, target, condition) {
  const path = target[condition]
  const [start] = path.split('*')
  return readdirSync(join(folder, start), { recursive: true })
    .map((file) => matchOf(path, `./${join(start, file)}`))
    .filter((match) => match !== undefined)
    .map((match) => {
      const conditions = Object.entries(target).map(([key, file]) => [
        key,
        file.replaceAll('*', match),
      ])
      return [name.replace('*', match), Object.fromEntries(conditions)]
    })
}

/** The text that all `*` of a pattern stand for in a path; they must be equal. */
function matchOf(pattern, path) {
  const [first, ...others] = pattern.split('*').map((text) => RegExp.escape(text))
  return new RegExp(`^${first}(.+)${others.join('\\1')}$`, 'u').exec(path)?.[1]
}
