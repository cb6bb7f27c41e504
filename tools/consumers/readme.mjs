import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The one fenced block that contains `text` in an installed package's README, as readers copy it; of a diff, the
 * resulting lines. With a `heading`, only the section below it is searched.
 * @throws {Error} if there is none, or more than one
 */
export function readmeBlock(app, name, text, heading) {
  const readme = readFileSync(join(app, 'node_modules', name, 'README.md'), 'utf8')
  const section = heading === undefined ? readme : sectionBelow(readme, heading)
  const blocks = [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .map(([, language, code]) => ({ language, code }))
    .filter(({ code }) => code.includes(text))
  if (blocks.length !== 1) {
    throw new Error(`The README of ${name} has ${blocks.length} blocks with ${text}, not one`)
  }
  const [{ language, code }] = blocks
  return language === 'diff' ? code.replaceAll(/^-.*\n/gm, '').replaceAll(/^[+ ]/gm, '') : code
}

/** The packages in the README's `npm install` command, without npm's options. */
export function readmeInstall(app, name) {
  const command = readmeBlock(app, name, 'npm install').trim()
  return command.split(/\s+/).slice(2)
}

/** The text from a heading to the next heading of any level. */
function sectionBelow(readme, heading) {
  const sections = readme.split(/^#+ (?=\S.*$)/m)
  return sections.find((text) => text.startsWith(`${heading}\n`)) ?? ''
}
