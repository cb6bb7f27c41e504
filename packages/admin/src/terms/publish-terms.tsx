import {
  type ItemOf,
  type TermsSignature,
  directionOf,
  isLanguage,
  termsSignatures,
} from '@vestibule/api-client/contract'
import { adminOf } from '@vestibule/api-client/admin'
import { dataOf } from '@vestibule/api-client/data'
import { Alert } from '@vestibule/ui/alert'
import { Button } from '@vestibule/ui/button'
import { Modal } from '@vestibule/ui/modal'
import { Select } from '@vestibule/ui/select'
import { TextArea } from '@vestibule/ui/text-area'
import { TextField } from '@vestibule/ui/text-field'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useAsk } from '../change/ask.tsx'
import { change, type ChangeOutcome } from '../change/change.ts'
import { useDraft } from '../drafts.ts'
import type { Named } from '../list/sources.ts'
import { Part } from '@vestibule/ui/part'
import { useAdmin } from '../use-admin.ts'
import {
  asHtml,
  halfWritten,
  languageOptions,
  nothingWritten,
  original,
  written,
  type TermsIn,
  type Translations,
} from './term-translations.ts'
import { TermsText } from './terms-text.tsx'

const nothing = ''
/** The instant at which a day such as `2026-03-31` begins in the time zone of the administrator. */
const startOfDay = (day: string) => new Date(`${day}T00:00`).toISOString()
const empty = {
  replaces: nothing,
  ...nothingWritten,
  translations: {} as Translations,
  from: '',
  /** Names of datasets, as the user has typed them. */
  datasets: '',
  signature: 'accept' as TermsSignature,
}

interface PublishTermsProps {
  /** The existing terms, from which the user can choose those that the new terms replace. */
  readonly terms: readonly (Pick<
    ItemOf<'listTerms'>,
    'id' | 'name' | 'state' | 'signature' | 'accepted' | 'not_yet'
  > & { readonly scope?: string })[]
  /** The dataset for which a data steward publishes terms. Absent: an administrator publishes terms of any kind. */
  readonly dataset?: Named
}

/** The form with which an administrator or a data steward publishes terms. */
export function PublishTerms({ terms, dataset }: PublishTermsProps) {
  const { client, languages, texts } = useAdmin()
  const words = texts.terms.publish
  const ofDataset = texts.data.terms.publish
  const [form, setForm] = useDraft(dataset ? `terms ${dataset.id}` : 'terms', empty)
  /** The language whose text the form shows for editing. */
  const [chosen, setChosen] = useState<string>(original)
  const [isAsked, setAsked] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const [isFailed, setFailed] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const ask = useAsk()
  const inForce = terms.filter(({ state }) => state === 'in_force')
  const first = inForce.find(({ scope }) => scope !== 'resources')
  const people = first ? first.accepted + first.not_yet : null
  const datasets = form.datasets
    .split(/[,;、،\n]/u)
    .map((one) => one.trim())
    .filter(Boolean)
  const replaced = inForce.find(({ id }) => id === form.replaces)
  const isOfDatasets =
    dataset !== undefined || datasets.length > 0 || replaced?.scope === 'resources'
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change })
  const missing = (value: string) => (isAsked && value.trim() === '' ? words.missing : undefined)
  const language = isLanguage(chosen) ? chosen : null
  const inHand = language === null ? form : (form.translations[language] ?? nothingWritten)
  const write = (change: Partial<TermsIn>) => {
    if (language === null) return set(change)
    const { name: called, content } = { ...inHand, ...change }
    set({ translations: { ...form.translations, [language]: { name: called, content } } })
  }
  /**
   * Whether the name and text on the screen must be filled in. Those of the original must; those of a translation only
   * if one of the two is.
   */
  const isNeeded = language === null || halfWritten({ [language]: inHand }) !== null
  const isComplete = () => {
    setAsked(true)
    const isOriginal = form.name.trim() !== '' && form.content.trim() !== ''
    const wrong = isOriginal ? halfWritten(form.translations) : original
    if (wrong === null) return true
    // Show the fields of the language with the error at once, so that the incomplete field can get the focus.
    flushSync(() => setChosen(wrong))
    const { name: called } =
      wrong === original ? form : (form.translations[wrong] ?? nothingWritten)
    ;(called.trim() === '' ? name : text).current?.focus()
    return false
  }

  const publish = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isComplete()) return
    const validFrom = form.from === '' ? undefined : startOfDay(form.from)
    const day = validFrom === undefined ? null : texts.day(validFrom)
    const confirmation = dataset
      ? day === null
        ? ofDataset.confirm({ dataset: dataset.name })
        : ofDataset.confirmFrom({ dataset: dataset.name, day })
      : isOfDatasets
        ? day === null
          ? words.confirmDatasets
          : words.confirmDatasetsFrom({ day })
        : people === null
          ? day === null
            ? words.confirm
            : words.confirmFrom({ day })
          : day === null
            ? words.confirmPeople({ people })
            : words.confirmPeopleFrom({ people, day })
    ask(
      change(
        words,
        { name: form.name.trim() },
        async ({ reason }) => {
          const made = {
            name: form.name.trim(),
            content: asHtml(form.content),
            translations: written(form.translations),
            valid_from: validFrom,
            replaces: form.replaces === nothing ? undefined : form.replaces,
            signature: isOfDatasets ? form.signature : undefined,
            reason,
          }
          const outcome = await (dataset
            ? dataOf(client).publishDatasetTerms({ ...made, datasetId: dataset.id })
            : adminOf(client).publishTerms({
                ...made,
                datasets: datasets.length > 0 ? datasets : undefined,
              }))
          if ('error' in outcome) return outcome
          setForm(empty)
          setChosen(original)
          setAsked(false)
          return outcome
        },
        {
          text: confirmation,
          reason: 'optional',
          isDestructive: true,
          ...(!dataset && { needs: 'terms.publish' }),
        },
      ),
    )
  }
  const isOriginalShown = inHand.content.trim() === ''
  const shownText = isOriginalShown ? form : inHand
  const preview = async (): Promise<ChangeOutcome> => {
    const outcome = await adminOf(client).previewTerms({ content: asHtml(shownText.content) })
    if (outcome.kind === 'previewed') setShown(outcome.value.content)
    return outcome
  }
  const see = async () => {
    if (!isComplete()) return
    setFailed(false)
    const { kind } = await preview()
    if (kind === 'previewed') return
    if (kind !== 'stepRequired') return setFailed(true)
    const shownThere = { title: words.see, text: words.previewProof, button: words.show }
    ask(change({ ...shownThere, done: words.shown }, {}, preview))
  }
  const isTranslated = languages.length > 1
  const effects = [
    ...(dataset
      ? [...Object.values(ofDataset.effects), words.effects[2]]
      : Object.values(words.effects)),
    ...(isTranslated ? [words.translated] : []),
  ]
  const inLanguage = language && { lang: language, dir: directionOf(language) }
  return (
    <Part title={dataset ? ofDataset.heading : words.heading}>
      <form className="adm-publish" noValidate onSubmit={publish}>
        <div className="adm-publish-pair">
          <Select
            size="md"
            label={words.replaces}
            options={[
              { value: nothing, label: words.nothing },
              ...inForce.map((one) => ({ value: one.id, label: one.name })),
            ]}
            value={form.replaces}
            onValueChange={(replaces) => {
              const before = inForce.find(({ id }) => id === replaces)?.signature
              const signature = termsSignatures.find((one) => one === before) ?? form.signature
              set({ replaces, signature })
            }}
          />
          {isTranslated && (
            <Select
              size="md"
              label={words.language}
              options={languageOptions(words.original, languages)}
              value={chosen}
              onValueChange={setChosen}
            />
          )}
          <TextField
            ref={name}
            size="md"
            label={words.name}
            value={inHand.name}
            maxLength={100}
            {...inLanguage}
            error={isNeeded ? missing(inHand.name) : undefined}
            onChange={({ target }) => write({ name: target.value })}
          />
        </div>
        <TextArea
          ref={text}
          size="md"
          label={words.text}
          description={words.textHint}
          value={inHand.content}
          maxLength={100_000}
          {...inLanguage}
          error={isNeeded ? missing(inHand.content) : undefined}
          onChange={({ target }) => write({ content: target.value })}
        />
        <div className="adm-publish-pair">
          <TextField
            size="md"
            type="date"
            label={words.from}
            description={words.fromHint}
            value={form.from}
            onChange={({ target }) => set({ from: target.value })}
          />
          {!dataset && (
            <TextField
              size="md"
              label={words.datasets}
              description={words.datasetsHint}
              value={form.datasets}
              onChange={({ target }) => set({ datasets: target.value })}
            />
          )}
          {isOfDatasets && (
            <Select
              size="md"
              label={words.signature}
              options={termsSignatures.map((value) => ({
                value,
                label: words.signatures[value],
              }))}
              value={form.signature}
              onValueChange={(signature) => set({ signature })}
            />
          )}
        </div>
        <div className="adm-publish-effects">
          <strong>{words.effectsHeading}</strong>
          <ul>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </div>
        {isFailed && <Alert tone="danger" title={words.notShown} />}
        <div className="adm-actions">
          <Button type="submit" size="md">
            {words.action}
          </Button>
          {!dataset && (
            <Button variant="secondary" size="md" onClick={() => void see()}>
              {words.see}
            </Button>
          )}
        </div>
      </form>
      {shown !== null && (
        <Modal open title={shownText.name.trim() || words.unnamed} onClose={() => setShown(null)}>
          <TermsText
            name={shownText.name.trim() || words.unnamed}
            html={shown}
            {...(!isOriginalShown && inLanguage)}
          />
        </Modal>
      )}
    </Part>
  )
}
