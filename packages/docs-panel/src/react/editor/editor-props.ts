import type { Editing } from '../../core/panel-state.ts'
import type { UseDocsPanelResult } from '../use-docs-panel.ts'

/** What every part of the editor is given. */
export interface EditorProps extends UseDocsPanelResult {
  editing: Editing
}
