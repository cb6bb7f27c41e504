import type { Editing } from '../../core/panel-state.ts'
import type { UseDocsPanelResult } from '../use-docs-panel.ts'

/**
 * Props of all parts of the form in which an admin writes a document: the panel's state and actions, and the state of
 * the form (`editing`).
 */
export interface EditorProps extends UseDocsPanelResult {
  editing: Editing
}
