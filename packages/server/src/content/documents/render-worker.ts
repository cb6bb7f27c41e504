import { parentPort } from 'node:worker_threads'
import { renderMarkdown } from './render-markdown.ts'

// A text with every kind of markup. Render it 20 times at the start: compiling the code would otherwise take up the
// processor time allowed for a user's text.
const sample = '# A\n\n> *b* **c** `d` [e](https://e.example)\n\n- f\n  1. g\n\n|h|\n|-|\n|i|\n'
for (let turn = 0; turn < 20; turn += 1) renderMarkdown(sample)

parentPort?.on('message', (markdown: string) => {
  parentPort?.postMessage(renderMarkdown(markdown), [])
})
parentPort?.postMessage('ready', [])
