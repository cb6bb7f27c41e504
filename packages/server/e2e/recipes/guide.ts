import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/apps.md'), 'utf8')

/** The text of the code block in docs/apps.md whose first line is the comment `title`. Throws if there is none. */
export function blockOf(title: string): string {
  const blocks = [...guide.matchAll(/^```\w+\n([^]*?)^```$/gm)].map(([, text = '']) => text)
  const found = blocks.find((text) => /^(?:#|<!--) (.*?)(?: -->)?\n/.exec(text)?.[1] === title)
  if (found === undefined) throw new Error(`docs/apps.md has no block '${title}'`)
  return found
}

/** The lines of docs/apps.md with which nginx adds `session.js` to an app's pages. */
export function linesOfNginx(): string {
  const [, lines] = /^```nginx\n([^]*?sub_filter[^]*?)^```$/m.exec(guide) ?? []
  if (lines === undefined) throw new Error('docs/apps.md has no lines for nginx')
  return lines
}

/**
 * The value of `serve` in the import file that the app's chapter in docs/apps.md shows, with `port` as the app's port.
 */
export function serveOf(chapter: string, port: number): object {
  const text = guide.slice(guide.indexOf(`### ${chapter}\n`))
  const [, json = ''] = /^```json\n([^]*?)^```$/m.exec(text) ?? []
  return JSON.parse(json.replace('5000', String(port))) as object
}
