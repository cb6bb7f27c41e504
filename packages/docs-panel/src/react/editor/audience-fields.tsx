import { MultiSelect } from '@vestibule/ui/multi-select'
import { Switch } from '@vestibule/ui/switch'
import { partnerOptions, type Option } from '../../core/partner-options.ts'
import { enabledSections } from '../../core/document-draft.ts'
import { useDocsContext } from '../docs-context.ts'
import { chooserTexts, useDocsTexts } from '../use-docs-texts.ts'
import { useEnvironments } from './use-environments.ts'
import type { EditorProps } from './editor-props.ts'
import { EditorSection } from './editor-section.tsx'
import { audienceOptions } from './field-words.ts'
import { languageName } from './language-name.ts'

/** The section for the document's audience. Disabled while the document has no text. */
export function AudienceFields({ editing, change, chooseSellers, sellers }: EditorProps) {
  const environments = useEnvironments()
  const texts = useDocsTexts()
  const { editor } = texts
  const { draft } = editing
  const isOpen = enabledSections(draft).audience
  const common = {
    disabled: !isOpen || editing.work !== 'idle',
    size: 'md',
    placeholder: editor.all,
    texts: chooserTexts(texts),
  } as const
  return (
    <EditorSection
      title={editor.audience}
      hint={isOpen ? editor.audienceHint : editor.audienceClosed}
    >
      <div className="vb-docs-audience">
        <MultiSelect
          {...common}
          label={editor.fields.audience}
          options={optionsFor(audienceOptions(texts), draft.audience)}
          value={draft.audience}
          onValueChange={(audience) => change({ audience })}
        />
        <MultiSelect
          {...common}
          label={editor.fields.environmentType}
          options={optionsFor(environments, draft.environmentType)}
          value={draft.environmentType}
          onValueChange={(environmentType) => change({ environmentType })}
        />
        <MultiSelect
          {...common}
          label={editor.fields.sellers}
          selectAll
          options={optionsFor(sellers, draft.sellers)}
          value={draft.sellers}
          onValueChange={chooseSellers}
        />
        <MultiSelect
          {...common}
          label={editor.fields.dataPartners}
          selectAll
          options={optionsFor(partnerOptions(sellers, draft.sellers), draft.dataPartners)}
          value={draft.dataPartners}
          onValueChange={(dataPartners) => change({ dataPartners })}
        />
      </div>
      <TranslationSwitch editing={editing} change={change} disabled={common.disabled} />
    </EditorSection>
  )
}

/**
 * A switch that saves the texts as a translation for the page's language. It is hidden if that language is unknown, and
 * for a new document, which has no original texts yet. It is disabled if the texts are a translation already.
 */
function TranslationSwitch({
  editing: { stored, draft },
  change,
  disabled,
}: Pick<EditorProps, 'editing' | 'change'> & { disabled: boolean }) {
  const { editor } = useDocsTexts()
  const { language } = useDocsContext().place
  if (stored === null || language === undefined) return null
  return (
    <Switch
      label={editor.translation({ language: languageName(stored.language ?? language) })}
      description={editor.translationHint}
      disabled={disabled || stored.language !== null}
      checked={draft.isTranslation}
      onChange={({ target }) => change({ isTranslation: target.checked })}
    />
  )
}

/**
 * Returns the options of a select. Ids that the document contains but the server no longer knows stay as options, shown
 * as ids.
 */
function optionsFor(known: readonly Option[], chosen: readonly string[]) {
  const unknown = chosen.filter((id) => !known.some((option) => option.id === id))
  return [
    ...known.map(({ id, name }) => ({ value: id, label: name })),
    ...unknown.map((id) => ({ value: id, label: id })),
  ]
}
