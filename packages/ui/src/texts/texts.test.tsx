import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Alert } from '../alert/alert.tsx'
import { AppBar } from '../app-bar/app-bar.tsx'
import { Banner } from '../banner/banner.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { ConnectionBanner } from '../connection-banner/connection-banner.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { CountdownCircle } from '../countdown-circle/countdown-circle.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import { DatasetCard } from '../dataset-card/dataset-card.tsx'
import { DownloadButton } from '../download-button/download-button.tsx'
import { Drawer } from '../drawer/drawer.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { FilterPopover } from '../filter-popover/filter-popover.tsx'
import { FullScreenLoader } from '../full-screen-loader/full-screen-loader.tsx'
import { InfoIcon } from '../info-icon/info-icon.tsx'
import { Link } from '../link/link.tsx'
import { LockModal } from '../lock-modal/lock-modal.tsx'
import { Modal } from '../modal/modal.tsx'
import { MultiSelect } from '../multi-select/multi-select.tsx'
import { PasswordChecklist } from '../password-checklist/password-checklist.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { ResourceCard } from '../resource-card/resource-card.tsx'
import { Select } from '../select/select.tsx'
import { StepDoors } from '../step-doors/step-doors.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ToastProvider, useToast } from '../toast/toast.tsx'
import { uiTexts as german } from './de.ts'
import { uiTexts as japanese } from './ja.ts'
import { UiTextsProvider, type UiTexts } from './texts.tsx'

const nothing = () => {}
const people = { label: 'Personen', options: [], onValueChange: nothing }
const rows = { label: 'Personen', columns: [], items: [], idOf: String }
const Raise = () => {
  const toast = useToast()
  return <button onClick={() => toast.info('Da')}>Öffnen</button>
}

type Shown = { element: ReactElement; says: string; press?: string }

/** Each component with one of its German texts. `press`: the button to press before the text appears. */
const shown: Record<keyof UiTexts, Shown> = {
  alert: { element: <Alert onClose={nothing} />, says: 'Schließen' },
  appBar: { element: <AppBar brand="Vestibule" skipTo="main" />, says: 'Zum Inhalt springen' },
  banner: { element: <Banner onClose={nothing} />, says: 'Schließen' },
  combobox: {
    element: <Combobox {...people} value={null} onQueryChange={nothing} />,
    says: 'Optionen anzeigen',
  },
  connectionBanner: {
    element: <ConnectionBanner status="offline" />,
    says: 'Keine Internetverbindung',
  },
  copyButton: { element: <CopyButton content="a" />, says: 'Kopieren' },
  countdownCircle: {
    element: <CountdownCircle seconds={9} remaining={9} milestones={[9]} label="Code" />,
    says: 'Noch 9 Sekunden',
  },
  dataTable: {
    element: <DataTable {...rows} actions={String} />,
    says: 'Aktionen',
  },
  datasetCard: { element: <DatasetCard name="Osier" aggregateOnly />, says: 'Nur aggregiert' },
  downloadButton: {
    element: <DownloadButton content="a" fileName="a.txt" />,
    says: 'Herunterladen',
  },
  drawer: { element: <Drawer open onClose={nothing} title="Hinweis" />, says: 'Schließen' },
  errorState: { element: <ErrorState onRetry={nothing} />, says: 'Erneut versuchen' },
  filterPopover: {
    element: <FilterPopover {...people} value={[]} />,
    says: 'Keine Treffer',
    press: 'Personen',
  },
  fullScreenLoader: { element: <FullScreenLoader />, says: 'Wird geladen' },
  infoIcon: { element: <InfoIcon variant="new_tag" label="Umfang" />, says: 'Neu: Umfang' },
  link: {
    element: (
      <Link href="/" newTab>
        Hilfe
      </Link>
    ),
    says: '(wird in neuem Tab geöffnet)',
  },
  lockModal: {
    element: <LockModal open onClose={nothing} tier="explore" />,
    says: 'Ihre Stufe: Explore',
  },
  modal: { element: <Modal open onClose={nothing} title="Frage" />, says: 'Schließen' },
  multiSelect: { element: <MultiSelect {...people} value={[]} />, says: 'Optionen anzeigen' },
  passwordChecklist: {
    element: <PasswordChecklist value="" rules={[]} />,
    says: '0 von 0 erfüllt',
  },
  passwordField: { element: <PasswordField label="Passwort" />, says: 'Passwort anzeigen' },
  resourceCard: { element: <ResourceCard title="Signals" unavailable />, says: 'Nicht verfügbar' },
  select: {
    element: <Select {...people} value={null} />,
    says: 'Keine Treffer',
    press: 'Personen',
  },
  stepDoors: { element: <StepDoors current={2} total={3} />, says: 'Schritt 2 von 3' },
  textField: { element: <TextField label="Name" onClear={nothing} />, says: 'Leeren' },
  toast: {
    element: (
      <ToastProvider>
        <Raise />
      </ToastProvider>
    ),
    says: 'Benachrichtigungen',
    press: 'Öffnen',
  },
}

/** All visible texts and accessible names of the page. */
function page() {
  const labels = [...document.querySelectorAll('[aria-label]')].map((element) =>
    element.getAttribute('aria-label'),
  )
  return [document.body.textContent, ...labels].join('\n')
}

describe('UiTextsProvider', () => {
  it.each(Object.entries(shown))('is heard by %s', async (_name, { element, says, press }) => {
    render(<UiTextsProvider texts={german}>{element}</UiTextsProvider>)
    if (press) await userEvent.click(screen.getByRole('button', { name: new RegExp(press) }))
    expect(page()).toContain(says)
  })

  it('gives way to the texts of a component, each by itself', () => {
    render(
      <UiTextsProvider texts={german}>
        <ErrorState onRetry={() => {}} texts={{ retry: 'Noch einmal', title: undefined }} />
      </UiTextsProvider>,
    )
    expect(screen.getByRole('button', { name: 'Noch einmal' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Serverfehler')
  })

  it('comes before one further out, unless it has no texts', () => {
    render(
      <UiTextsProvider texts={german}>
        <UiTextsProvider texts={japanese}>
          <StepDoors current={1} total={3} />
        </UiTextsProvider>
        <UiTextsProvider texts={undefined}>
          <StepDoors current={2} total={3} />
        </UiTextsProvider>
      </UiTextsProvider>,
    )
    expect(page()).toContain('ステップ 1／3')
    expect(page()).toContain('Schritt 2 von 3')
  })

  it('is not needed for English', () => {
    render(
      <UiTextsProvider texts={undefined}>
        <StepDoors current={1} total={3} />
      </UiTextsProvider>,
    )
    expect(page()).toContain('Step 1 of 3')
  })
})
