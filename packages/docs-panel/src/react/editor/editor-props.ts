import type { Editing } from '../../core/panel-state.ts'
import type { UseDocsPanelResult } from '../use-docs-panel.ts'

/** Props of all parts of the editor. */
export interface EditorProps extends UseDocsPanelResult {
  editing: Editing
}
