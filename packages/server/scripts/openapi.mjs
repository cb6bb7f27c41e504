// Writes openapi.json for the package: the same document that the server returns.
import { writeFile } from 'node:fs/promises'
import { openApiDocument } from '../src/content/openapi/openapi-document.ts'

const file = new URL('../openapi.json', import.meta.url)
await writeFile(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`)
