import { adminOf } from '@vestibule/api-client/admin'
import { safeTerms } from '@vestibule/app-kit/safe-terms'
import { Modal } from '@vestibule/ui/modal'
import { type ValueFrom, directionOf, isLanguage } from '@vestibule/api-client/contract'
import { Select } from '@vestibule/ui/select'
import { useMemo, useState } from 'react'
import { Loaded } from '../loaded.tsx'
import { useCall } from '../use-call.ts'
import type { Named } from '../list/sources.ts'
import { useAdminTexts } from '../texts/use-admin-texts.ts'
import { languageOptions, original } from './term-translations.ts'
import './terms.css'

/** Shows published terms as people read them. */
export function TermsReader({ terms, onClose }: { terms: Named; onClose: () => void }) {
  const { loading } = useAdminTexts()
  const words = useAdminTexts().terms
  const called = useCall(`terms ${terms.id}`, (client) =>
    adminOf(client).getTerms({ termsId: terms.id }),
  )
  return (
    <Modal open title={terms.name} onClose={onClose}>
      <Loaded of={called} loading={<p role="status">{loading}</p>} title={words.textNotLoaded}>
        {(facts) => <TermsInLanguages terms={facts} />}
      </Loaded>
    </Modal>
  )
}

/** Shows the original text of the terms, and lets the user choose a translation. */
export function TermsInLanguages({
  terms,
}: {
  readonly terms: Pick<ValueFrom<'getTerms'>, 'name' | 'content' | 'translations'>
}) {
  const words = useAdminTexts().terms.publish
  const [chosen, setChosen] = useState<string>(original)
  const translated = Object.keys(terms.translations).filter(isLanguage)
  const language = translated.find((one) => one === chosen)
  const { name, content } = (language && terms.translations[language]) ?? terms
  return (
    <div className="adm-terms-read">
      {translated.length > 0 && (
        <Select
          size="md"
          label={words.language}
          options={languageOptions(words.original, translated)}
          value={chosen}
          onValueChange={setChosen}
        />
      )}
      <TermsText
        name={name}
        html={content}
        {...(language && { lang: language, dir: directionOf(language) })}
      />
    </div>
  )
}

/** Shows the HTML of terms in a box that scrolls. */
export function TermsText({
  name,
  html,
  ...language
}: {
  readonly name: string
  readonly html: string
  readonly lang?: string
  readonly dir?: 'ltr' | 'rtl'
}) {
  const content = useMemo(() => ({ __html: safeTerms(html) }), [html])
  return (
    <div
      {...language}
      className="adm-terms-text"
      role="region"
      aria-label={name}
      // The box scrolls, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      dangerouslySetInnerHTML={content}
    />
  )
}
