import type { ReactElement } from 'react'
import { Accordion } from '../../src/accordion/accordion.tsx'
import { Alert } from '../../src/alert/alert.tsx'
import { Badge } from '../../src/badge/badge.tsx'
import { Banner } from '../../src/banner/banner.tsx'
import { Button } from '../../src/button/button.tsx'
import { Checkbox } from '../../src/checkbox/checkbox.tsx'
import { CodeInput } from '../../src/code-input/code-input.tsx'
import { DatasetCard } from '../../src/dataset-card/dataset-card.tsx'
import { EmptyState } from '../../src/empty-state/empty-state.tsx'
import { ArrowRightIcon, ClockIcon, CohortIcon, RefreshIcon } from '../../src/icons/icons.tsx'
import { PasswordChecklist } from '../../src/password-checklist/password-checklist.tsx'
import { RadioGroup } from '../../src/radio-group/radio-group.tsx'
import { ResourceCard } from '../../src/resource-card/resource-card.tsx'
import { SearchField } from '../../src/search-field/search-field.tsx'
import { Switch } from '../../src/switch/switch.tsx'
import { Tabs } from '../../src/tabs/tabs.tsx'
import { TextField } from '../../src/text-field/text-field.tsx'

export type Anatomy = {
  picture: ReactElement
  /** Name of each part, and a selector that finds it in the picture. */
  parts: [name: string, selector: string][]
}

const ignore = () => {}

/** By folder name of a component that has several parts: a picture of it, and the names of the parts. */
export const anatomies: Record<string, Anatomy> = {
  accordion: {
    picture: (
      <Accordion
        defaultValue={['where']}
        items={[{ id: 'where', title: 'Where is the data?', content: 'In its own region.' }]}
      />
    ),
    parts: [
      ['Heading with a button', '.vb-accordion-title'],
      ['Chevron', '.vb-accordion-trigger > .vb-icon'],
      ['Panel', '.vb-accordion-panel'],
    ],
  },
  alert: {
    picture: (
      <Alert
        tone="warning"
        title="Something went wrong"
        action={
          <Button variant="secondary" size="sm">
            Retry
          </Button>
        }
        onClose={ignore}
      >
        Try again later.
      </Alert>
    ),
    parts: [
      ['Icon', '.vb-alert > .vb-icon'],
      ['Title', '.vb-alert-title'],
      ['Action', '.vb-alert-action'],
      ['Close button', '.vb-icon-button'],
    ],
  },
  banner: {
    picture: (
      <Banner tone="warning" icon={<ClockIcon />} onClose={ignore}>
        Your session ends in 60 minutes. <a href="#signin">Sign in again</a>
      </Banner>
    ),
    parts: [
      ['Icon', '.vb-banner > .vb-icon, .vb-banner .vb-icon'],
      ['Text', '.vb-banner-text'],
      ['At most one link', 'a'],
      ['Close button', '.vb-icon-button'],
    ],
  },
  button: {
    picture: <Button endIcon={<ArrowRightIcon />}>Verify and Proceed</Button>,
    parts: [
      ['Surface, 44 high', '.vb-button'],
      ['Label', '.vb-button-content > span'],
      ['Icon', '.vb-icon'],
    ],
  },
  checkbox: {
    picture: <Checkbox label="Clinical Notes" description="Texts of clinicians" end="4" />,
    parts: [
      ['Box', '.vb-checkbox-control'],
      ['Label', '.vb-checkbox-text'],
      ['Description', '.vb-description'],
      ['Remark at the end', '.vb-checkbox-end'],
    ],
  },
  'code-input': {
    picture: (
      <CodeInput
        label="Verification code"
        value="4809"
        onValueChange={ignore}
        error="You have entered an incorrect code"
      />
    ),
    parts: [
      ['Label', '.vb-label'],
      ['Slot', '.vb-code-slot'],
      ['Separator', '.vb-code-gap'],
      ['Message', '.vb-message'],
    ],
  },
  'dataset-card': {
    picture: (
      <DatasetCard
        name="Northfield Oncology"
        version="2026.1"
        datatypes={['Clinical Notes', 'Imaging']}
        href="#northfield"
      />
    ),
    parts: [
      ['Icon', '.vb-resource-icon'],
      ['Name', '.vb-resource-title'],
      ['Version', '.vb-resource-meta'],
      ['Badges', '.vb-resource-badges'],
    ],
  },
  'empty-state': {
    picture: (
      <EmptyState
        art
        title="No resources yet"
        actions={
          <Button size="md" variant="secondary" startIcon={<RefreshIcon />}>
            Refresh
          </Button>
        }
      >
        Apps and datasets appear here once your organisation grants you access.
      </EmptyState>
    ),
    parts: [
      ['Drawing', '.vb-empty-art'],
      ['Title', '.vb-heading'],
      ['Text', '.vb-text'],
      ['Actions', '.vb-empty-actions'],
    ],
  },
  'password-checklist': {
    picture: (
      <PasswordChecklist
        value="Meridian7"
        rules={[
          { id: 'length', label: '12 to 100 characters', test: (text) => text.length >= 12 },
          { id: 'digit', label: 'One digit', test: (text) => /\d/u.test(text) },
        ]}
      />
    ),
    parts: [
      ['Title and count', '.vb-checklist-head'],
      ['Meter', '.vb-checklist-meter'],
      ['Rules', '.vb-checklist-rules'],
    ],
  },
  'radio-group': {
    picture: (
      <RadioGroup
        label="Customer"
        value="calder"
        onValueChange={ignore}
        options={[
          { value: 'aldermoor', label: 'Aldermoor Hospital' },
          { value: 'calder', label: 'Calder Oncology' },
        ]}
      />
    ),
    parts: [
      ['Label', '.vb-label'],
      ['Option', '.vb-radio'],
      ['Mark of the chosen one', '.vb-radio-input:checked'],
    ],
  },
  'resource-card': {
    picture: (
      <ResourceCard
        title="Cohort Builder"
        meta="Clinical Notes, Lab Tests"
        icon={<CohortIcon />}
        collection={2}
        href="#cohorts"
        badges={<Badge tone="brand">Premium</Badge>}
      />
    ),
    parts: [
      ['Icon or initials', '.vb-resource-icon'],
      ['Title', '.vb-resource-title'],
      ['Line below', '.vb-resource-meta'],
      ['Badges', '.vb-resource-badges'],
    ],
  },
  'search-field': {
    picture: (
      <SearchField
        label="Search apps"
        placeholder="Search apps"
        shortcut="/"
        value=""
        onValueChange={ignore}
      />
    ),
    parts: [
      ['Icon', '.vb-icon'],
      ['Input', '.vb-input'],
      ['Shortcut', '.vb-kbd'],
    ],
  },
  switch: {
    picture: <Switch label="Interactive" description="Holds links" defaultChecked />,
    parts: [
      ['Label', '.vb-switch-text'],
      ['Description', '.vb-description'],
      ['Track and thumb', '.vb-switch-input'],
    ],
  },
  tabs: {
    picture: (
      <Tabs
        label="Kind of resource"
        value="apps"
        onValueChange={ignore}
        tabs={[
          { id: 'apps', label: 'Apps', count: 14, panel: 'Fourteen apps' },
          { id: 'datasets', label: 'Datasets', count: 6, panel: 'Six datasets' },
        ]}
        end={
          <Button variant="secondary" size="sm">
            Category
          </Button>
        }
      />
    ),
    parts: [
      ['Tab with its count', '.vb-tab'],
      ['Toolbar', '.vb-tab-toolbar'],
      ['Panel', '.vb-tab-panel'],
    ],
  },
  'text-field': {
    picture: (
      <TextField
        label="Email"
        description="The one your invite went to"
        defaultValue="ines@northfield.example"
        error="Account doesn't exist"
      />
    ),
    parts: [
      ['Label', '.vb-label'],
      ['Description', '.vb-description'],
      ['Input', '.vb-input'],
      ['Message', '.vb-message'],
    ],
  },
}
