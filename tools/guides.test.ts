import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** All Markdown except files generated from commits and changesets. */
const guides = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))
  .filter((file) => !/^\.changeset\/|CHANGELOG\.md$/u.test(file))

/** Targets of the links and images in a text, ignoring code. */
function linksOf(text: string): string[] {
  const prose = text.replaceAll(/^```.*?^```$/gms, '').replaceAll(/`[^`\n]*`/g, 'code')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '')
}

/** Anchors that a Markdown renderer gives to the headings of a text. */
function anchorsOf(text: string): string[] {
  const headings = text.replaceAll(/^```.*?^```$/gms, '').matchAll(/^#+ (.*)$/gm)
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  )
}

describe('the guides', () => {
  it.each(guides)('%s leads nowhere in vain', (guide) => {
    const broken = linksOf(read(guide)).filter((link) => {
      if (/^[a-z]+:/u.test(link)) return false
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? guide : join(dirname(guide), path)
      if (!existsSync(join(root, target))) return true
      if (anchor === undefined || statSync(join(root, target)).isDirectory()) return false
      return !anchorsOf(read(target)).includes(anchor)
    })
    expect(broken).toEqual([])
  })

  it('each has a page in the documentation', () => {
    const pages = execFileSync('git', ['ls-files', 'packages/ui/.storybook/guides/*.mdx'], {
      cwd: root,
      encoding: 'utf8',
    })
    const shown = pages
      .split('\n')
      .filter(Boolean)
      .map((page) => /path="([^"]+)"/u.exec(read(page))?.[1] ?? '')
    const ofReaders = guides.filter((file) =>
      /^(?:README|CONTRIBUTING)\.md$|^docs\/[^/]+\.md$|^packages\/[^/]+\/README\.md$/u.test(file),
    )
    expect(shown.toSorted()).toEqual([...ofReaders, 'docs/decisions'].toSorted())
  })
})
