import type { Editing } from '../../core/panel-state.ts'
import type { UseDocsPanel } from '../use-docs-panel.ts'

/** What every part of the editor is given. */
export interface EditorProps extends UseDocsPanel {
  editing: Editing
}
