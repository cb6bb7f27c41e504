import { noteIcons, notePlacements, noteWidths } from '@vestibule/api-client/contract'
import { Select } from '@vestibule/ui/select'
import { Switch } from '@vestibule/ui/switch'
import { Text } from '@vestibule/ui/text'
import { TextField } from '@vestibule/ui/text-field'
import { enabledSections } from '../../core/document-draft.ts'
import { chooserTexts, useDocsTexts } from '../use-docs-texts.ts'
import type { EditorProps } from './editor-props.ts'

const optionsOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }))

/**
 * Settings of the tooltip, and the title. Disabled while there is no short note; the title needs a short or a full one.
 */
export function TooltipSettings({ editing, change, isOpen }: EditorProps & { isOpen: boolean }) {
  const texts = useDocsTexts()
  const { editor } = texts
  const { draft } = editing
  const common = { disabled: !isOpen || editing.work !== 'idle', size: 'md' } as const
  const chooser = { ...common, texts: chooserTexts(texts) }
  return (
    <>
      <TextField
        {...common}
        // The title is also enabled if there is only a full note: it names that document for screen readers.
        disabled={!enabledSections(draft).audience || editing.work !== 'idle'}
        label={editor.fields.title}
        value={draft.title}
        maxLength={300}
        onChange={({ target }) => change({ title: target.value })}
      />
      {!isOpen && (
        <Text size="xs" tone="muted">
          {editor.tooltipSettingsClosed}
        </Text>
      )}
      <div className="vb-docs-settings">
        <Select
          {...chooser}
          label={editor.fields.variant}
          options={optionsOf(noteIcons, editor.variants)}
          value={draft.variant}
          onValueChange={(variant) => change({ variant })}
        />
        <Select
          {...chooser}
          label={editor.fields.tooltipWidth}
          options={optionsOf(noteWidths, editor.widths)}
          value={draft.tooltipWidth}
          onValueChange={(tooltipWidth) => change({ tooltipWidth })}
        />
        <Select
          {...chooser}
          label={editor.fields.tooltipPosition}
          options={optionsOf(notePlacements, editor.positions)}
          value={draft.tooltipPosition}
          onValueChange={(tooltipPosition) => change({ tooltipPosition })}
        />
        <Switch
          stacked
          label={editor.fields.interactive}
          disabled={common.disabled}
          checked={draft.interactive}
          onChange={({ target }) => change({ interactive: target.checked })}
        />
      </div>
    </>
  )
}
