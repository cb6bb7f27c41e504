import type { Editing } from '../../core/panel-state.ts'
import type { UseDocsPanelResult } from '../use-docs-panel.ts'

/** The panel while an admin edits a document, and its actions: props of all parts of the editor. */
export interface EditorProps extends UseDocsPanelResult {
  editing: Editing
}
