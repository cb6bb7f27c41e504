import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The one fenced block of an installed package's README in which `text` stands, as its readers copy
 * it: of a diff, the lines that it leads to. With a `heading`, only what stands below it.
 * @throws {Error} where there is none, or more than one
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

/** What the README says to install, without npm's options. */
export function readmeInstall(app, name) {
  const command = readmeBlock(app, name, 'npm install').trim()
  return command.split(/\s+/).slice(2)
}

/** From a heading to the next one of any level. */
function sectionBelow(readme, heading) {
  const sections = readme.split(/^#+ (?=\S.*$)/m)
  return sections.find((text) => text.startsWith(`${heading}\n`)) ?? ''
}
