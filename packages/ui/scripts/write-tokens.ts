/** Writes dist/tokens.json for design tools, in the format of the Design Tokens Community Group. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { designTokens } from './design-tokens.ts'

const root = join(import.meta.dirname, '..')
const tokens = designTokens(readFileSync(join(root, 'src/tokens.css'), 'utf8'))
writeFileSync(join(root, 'dist/tokens.json'), `${JSON.stringify(tokens, null, 2)}\n`)
