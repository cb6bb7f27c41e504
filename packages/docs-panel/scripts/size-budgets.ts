import type { SizeBudgets } from '../../../tools/size.ts'

export default {
  intro: `Bytes after rolldown, minified, brotli, of the built package with all that it brings except React. Each step is fetched
when it is needed, and counts what the steps before it have not fetched. Written by \`pnpm size\`, which fails over budget.`,
  cases: [
    {
      name: 'A page with notes, before anything is opened',
      budget: 8192,
      source: `export { DocNote, DocsPanel, DocsProvider } from '@vestibule/docs-panel/react'`,
      steps: [
        { name: 'The first tooltip that is asked for', defines: 'NoteTooltip', budget: 23_000 },
        {
          name: 'The panel, when the first document is opened',
          defines: 'PanelDrawer',
          budget: 38_500,
        },
        {
          name: 'The editor, when an admin first edits',
          defines: 'DocumentEditor',
          budget: 22_000,
        },
      ],
    },
    { name: '`styles.css`', budget: 2500, file: 'dist/styles.css' },
  ],
} satisfies SizeBudgets
