import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Combobox } from '../combobox/combobox.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { LockModal } from '../lock-modal/lock-modal.tsx'
import { MultiSelect } from '../multi-select/multi-select.tsx'
import { PasswordChecklist } from '../password-checklist/password-checklist.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { StepDoors } from '../step-doors/step-doors.tsx'
import { UiTextsProvider, type UiTexts } from './texts.tsx'

const close = 'Sluiten'
const empty = 'Geen resultaten'
const loading = 'Laden…'
const selectAll = 'Alles selecteren'
const open = 'Opties tonen'
const tiers = { explore: 'Explore', premium: 'Premium' }

/** A language that we do not ship, as another team writes it: the compiler reports each text that is missing. */
const dutch: UiTexts = {
  alert: { close },
  appBar: { skip: 'Naar de inhoud', reveal: 'Balk tonen' },
  banner: { close },
  combobox: { empty, loading, open },
  connectionBanner: {
    offline: 'Geen internetverbinding',
    slow: 'Trage internetverbinding',
    restored: 'Verbinding hersteld',
  },
  copyButton: { copy: 'Kopiëren', copied: 'Gekopieerd', failed: 'Kopiëren mislukt' },
  countdownCircle: { remaining: (left) => `Nog ${left} seconden` },
  dataTable: { actions: 'Acties' },
  datasetCard: {
    aggregateOnly: 'Alleen geaggregeerd',
    current: 'Huidig',
    version: (version) => `Versie ${version}`,
  },
  downloadButton: {
    download: 'Downloaden',
    failed: 'Downloaden mislukt',
    started: (fileName) => `${fileName} wordt opgeslagen`,
  },
  drawer: { close, fullScreen: 'Volledig scherm', exitFullScreen: 'Volledig scherm verlaten' },
  errorState: {
    title: 'Serverfout',
    retry: 'Opnieuw proberen',
    supportCode: (code) => `Supportcode ${code}`,
  },
  filterPopover: {
    applied: (label, count) => `${label}: ${count}`,
    search: (label) => `${label} zoeken`,
    selectAll,
    clear: 'Wissen',
    empty,
    found: (count) => `${count} gevonden`,
  },
  fullScreenLoader: {
    loading,
    slow: 'Dit duurt langer dan anders.',
    error: 'Serverfout',
  },
  infoIcon: { infoTag: 'Info', newTag: 'Nieuw' },
  link: { newTab: '(opent in een nieuw tabblad)' },
  lockModal: {
    title: 'Alleen in Premium',
    description: 'Deze gegevens zijn er alleen in Premium.',
    tier: (tier) => `Uw niveau: ${tiers[tier]}`,
    tiers,
    yours: 'Uw niveau',
    dismiss: 'Niet nu',
  },
  modal: { close },
  multiSelect: {
    selectAll,
    empty,
    loading,
    open,
    remove: (label) => `${label} verwijderen`,
    more: (count) => `+${count}`,
    chosen: (labels) => `Gekozen: ${labels.join(', ')}`,
  },
  passwordChecklist: {
    title: 'Uw wachtwoord heeft nodig',
    met: 'voldaan',
    unmet: 'niet voldaan',
    summary: (met, total) => `${met} van ${total} voldaan`,
  },
  passwordField: {
    show: 'Wachtwoord tonen',
    hide: 'Wachtwoord verbergen',
    shown: 'Uw wachtwoord wordt getoond',
    hidden: 'Uw wachtwoord is verborgen',
  },
  resourceCard: { unavailable: 'Niet beschikbaar' },
  select: { loading, empty },
  stepDoors: { step: (current, total) => `Stap ${current} van ${total}` },
  textField: { clear: 'Leegmaken' },
  toast: { close, region: 'Meldingen' },
}

it('a seventh language is one object, which all components below its provider speak', async () => {
  const nothing = () => {}
  const user = userEvent.setup()
  const people = { label: 'Personen', options: [], onValueChange: nothing }
  render(
    <UiTextsProvider texts={dutch}>
      <StepDoors current={2} total={3} />
      <ErrorState onRetry={nothing} supportCode="4KQ7" />
      <PasswordField label="Wachtwoord" />
      <PasswordChecklist
        value="12345678"
        rules={[{ id: 'length', label: '8 tekens', test: (value) => value.length >= 8 }]}
      />
      <Combobox {...people} value={null} onQueryChange={nothing} />
      <MultiSelect {...people} label="Rollen" value={[]} />
      <LockModal open tier="explore" onClose={nothing} />
    </UiTextsProvider>,
  )
  expect(screen.getByText('Stap 2 van 3')).toBeInTheDocument()
  expect(screen.getByText('Supportcode 4KQ7')).toBeInTheDocument()
  expect(screen.getByText('1 van 1 voldaan')).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Alleen in Premium' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Niet nu' }))
  expect(document.body).not.toHaveTextContent(/Retry|Step|Show|Server Error|Close|Not now/)
})
