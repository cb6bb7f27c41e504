/**
 * `npm run accessibility`: writes `docs/accessibility.md` and `docs/vpat.md` from the claims in `tools/accessibility/`.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accessibilityPage, vpatPage } from './accessibility/report.ts'

const root = join(import.meta.dirname, '..')
const pages = { 'docs/accessibility.md': accessibilityPage(), 'docs/vpat.md': vpatPage() }
for (const [file, text] of Object.entries(pages)) writeFileSync(join(root, file), text)
const formatted = spawnSync('oxfmt', Object.keys(pages), { cwd: root, stdio: 'inherit' })
console.log(`${Object.keys(pages).join(' and ')} are written`)
process.exitCode = formatted.status ?? 1
