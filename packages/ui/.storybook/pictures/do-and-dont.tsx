import type { ReactElement } from 'react'
import { Alert } from '../../src/alert/alert.tsx'
import { Badge } from '../../src/badge/badge.tsx'
import { Banner } from '../../src/banner/banner.tsx'
import { Button } from '../../src/button/button.tsx'
import { Checkbox } from '../../src/checkbox/checkbox.tsx'
import { CodeInput } from '../../src/code-input/code-input.tsx'
import { EmptyState } from '../../src/empty-state/empty-state.tsx'
import { ErrorState } from '../../src/error-state/error-state.tsx'
import { IconButton } from '../../src/icon-button/icon-button.tsx'
import { ClockIcon, TrashIcon, ShareIcon } from '../../src/icons/icons.tsx'
import { LinkButton } from '../../src/link-button/link-button.tsx'
import { RadioGroup } from '../../src/radio-group/radio-group.tsx'
import { ResourceCard } from '../../src/resource-card/resource-card.tsx'
import { Skeleton } from '../../src/skeleton/skeleton.tsx'
import { Spinner } from '../../src/spinner/spinner.tsx'
import { Stack } from '../../src/stack/stack.tsx'
import { Switch } from '../../src/switch/switch.tsx'
import { Tabs } from '../../src/tabs/tabs.tsx'
import { TextField } from '../../src/text-field/text-field.tsx'

/** A picture, and why it is right or wrong. */
type Example = [picture: ReactElement, why: string]
export type Rule = { right: Example; wrong: Example }

const ignore = () => {}
const themes = ['Light', 'Dark', 'System'].map((label) => ({ value: label, label }))

/** By folder name of a component: the most common mistake with it, and what is right instead. */
export const rules: Record<string, Rule> = {
  alert: {
    right: [
      <Alert key="right" tone="danger" title="The document was not saved">
        Someone else saved it a minute ago. Load it again.
      </Alert>,
      'Say what happened and what to do.',
    ],
    wrong: [
      <Alert key="wrong" tone="danger">
        Error 409: conflict
      </Alert>,
      'A code helps nobody who reads it.',
    ],
  },
  badge: {
    right: [<Badge key="right">Aggregate only</Badge>, 'A fact, in one to three words.'],
    wrong: [
      <Badge key="wrong" tone="brand">
        Open the dataset
      </Badge>,
      'A badge cannot be pressed, and must not look like it.',
    ],
  },
  banner: {
    right: [
      <Banner key="right" tone="warning" icon={<ClockIcon />} onClose={ignore}>
        Your session ends in 60 minutes. <a href="#signin">Sign in again</a>
      </Banner>,
      'News about the whole page, with one way on.',
    ],
    wrong: [
      <Banner key="wrong" tone="warning" icon={<ClockIcon />}>
        The field “Email” is empty.
      </Banner>,
      'What concerns one field stands below that field.',
    ],
  },
  button: {
    right: [
      <Stack key="right" direction="row">
        <Button size="md">Save document</Button>
        <Button size="md" variant="secondary">
          Cancel
        </Button>
      </Stack>,
      'One primary button in a view: a verb and what it acts on.',
    ],
    wrong: [
      <Stack key="wrong" direction="row">
        <Button size="md">OK</Button>
        <Button size="md">Yes</Button>
        <Button size="md">Cancel</Button>
      </Stack>,
      'Several primary buttons, and words that do not say what happens.',
    ],
  },
  checkbox: {
    right: [
      <Checkbox key="right" label="I have read the Data Use Agreement" defaultChecked />,
      'A statement that is true when it is checked.',
    ],
    wrong: [
      <Checkbox key="wrong" label="Do not send no mails" />,
      'A negation in the label: nobody knows what the mark means.',
    ],
  },
  'code-input': {
    right: [
      <CodeInput key="right" label="Verification code" value="480" onValueChange={ignore} />,
      'One input over all slots: pasting and filling in work.',
    ],
    wrong: [
      <Stack key="wrong" direction="row" gap="xs">
        {[4, 8, 0].map((digit) => (
          <TextField key={digit} label="Digit" labelHidden defaultValue={digit} />
        ))}
      </Stack>,
      'A field for each digit: pasting fills the first one.',
    ],
  },
  'empty-state': {
    right: [
      <EmptyState
        key="right"
        title="No Results"
        actions={
          <Button size="md" variant="secondary">
            Clear
          </Button>
        }
      >
        Nothing called “proteome” was found.
      </EmptyState>,
      'Why it is empty, and a way on.',
    ],
    wrong: [
      <EmptyState key="wrong" art title="Oops! Nothing to see here" />,
      'A joke, no reason and no way on.',
    ],
  },
  'error-state': {
    right: [
      <ErrorState key="right" title="Server Error" onRetry={ignore}>
        The list of apps could not be loaded.
      </ErrorState>,
      'What is missing, and Retry.',
    ],
    wrong: [
      <EmptyState key="wrong" title="No apps yet" />,
      'What failed must not look as if it were empty.',
    ],
  },
  'icon-button': {
    right: [
      <IconButton key="right" label="Share" icon={<ShareIcon />} />,
      'A sign that everybody knows, with a name and a tooltip.',
    ],
    wrong: [
      <IconButton key="wrong" label="Delete the document" icon={<TrashIcon />} />,
      'What destroys is said in words: a Button.',
    ],
  },
  'link-button': {
    right: [
      <LinkButton key="right" size="md" href="#home">
        Go Home
      </LinkButton>,
      'It goes somewhere, and opens in a new tab if one wants.',
    ],
    wrong: [
      <LinkButton key="wrong" size="md" href="#save">
        Save document
      </LinkButton>,
      'It acts: a Button.',
    ],
  },
  'radio-group': {
    right: [
      <RadioGroup
        key="right"
        label="Theme"
        variant="segmented"
        value="Dark"
        onValueChange={ignore}
        options={themes}
      />,
      'Two to five choices, all seen at once.',
    ],
    wrong: [
      <RadioGroup
        key="wrong"
        label="Send mails"
        value="On"
        onValueChange={ignore}
        options={['On', 'Off'].map((label) => ({ value: label, label }))}
      />,
      'On or off: a Switch or a Checkbox.',
    ],
  },
  'resource-card': {
    right: [
      <ResourceCard key="right" title="Survival" meta="Compares outcomes of cohorts" href="#s" />,
      'One link: the whole card.',
    ],
    wrong: [
      <ResourceCard
        key="wrong"
        title="SURVIVAL!"
        meta="v4.2.0-rc.1, build 8841, svc-survival-prod"
        href="#s"
      />,
      'Names of machines in place of what it does.',
    ],
  },
  skeleton: {
    right: [
      <Stack key="right" gap="xs">
        <Skeleton width={180} height={20} />
        <Skeleton width={260} />
      </Stack>,
      'As large as what it stands for: nothing moves.',
    ],
    wrong: [
      <Spinner key="wrong" size={48} />,
      'A spinner in an empty page: all moves when it goes.',
    ],
  },
  switch: {
    right: [
      <Switch key="right" label="Show missing notes" defaultChecked />,
      'The label names what is on, and stays.',
    ],
    wrong: [
      <Switch key="wrong" label="Missing notes are hidden" defaultChecked />,
      'On, and something is off.',
    ],
  },
  tabs: {
    right: [
      <Tabs
        key="right"
        label="Resources"
        value="apps"
        onValueChange={ignore}
        tabs={[
          { id: 'apps', label: 'Apps', count: 14, panel: '' },
          { id: 'datasets', label: 'Datasets', count: 6, panel: '' },
        ]}
      />,
      'Views of the same page, in one or two words.',
    ],
    wrong: [
      <Tabs
        key="wrong"
        label="Steps"
        value="1"
        onValueChange={ignore}
        tabs={[
          { id: '1', label: '1. Email', panel: '' },
          { id: '2', label: '2. Code', panel: '', disabled: true },
        ]}
      />,
      'Steps follow each other: StepDoors.',
    ],
  },
  'text-field': {
    right: [
      <TextField
        key="right"
        label="Email"
        placeholder="name@institution.org"
        error="Please enter a valid email"
      />,
      'The label stays; the error says how to mend it.',
    ],
    wrong: [
      <TextField key="wrong" label="Email" labelHidden placeholder="Email" error="Invalid" />,
      'The label goes with the first letter, and the error says nothing.',
    ],
  },
}
