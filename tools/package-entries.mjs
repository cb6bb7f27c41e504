import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What can be imported from the package in a folder, as [name, target] pairs in the order of names.
 * A pattern of its exports stands for each file that its target under the condition leads to.
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

/** What each `*` of a pattern stands for in a path, which is the same for all of them. */
function matchOf(pattern, path) {
  const [first, ...others] = pattern.split('*').map((text) => RegExp.escape(text))
  return new RegExp(`^${first}(.+)${others.join('\\1')}$`, 'u').exec(path)?.[1]
}
