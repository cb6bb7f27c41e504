import { screen, within } from '@testing-library/react'
import type { ItemOf } from '@vestibule/api-client/contract'
import { noAnswer, refuse, type Handlers } from '@vestibule/api-client/testing'
import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { adminStory } from '../admin-story.tsx'

export default { title: 'Flows/Administration/Terms', tags: ['!autodocs'], ...ofFlows }

const use: ItemOf<'listTerms'> = {
  id: 'terms-2026',
  name: 'Terms of use 2026',
  state: 'in_force',
  valid_from: '2026-11-01T00:00:00Z',
  replaces: { id: 'terms-2024', name: 'Terms of use 2024' },
  accepted: 1266,
  not_yet: 18,
  scope: 'platform',
  signature: 'accept',
  datasets: [],
  imported: false,
  published_by: 'Inès Okafor',
  published_at: '2026-10-20T09:00:00Z',
}
const old: ItemOf<'listTerms'> = {
  ...use,
  id: 'terms-2024',
  name: 'Terms of use 2024',
  state: 'replaced',
  valid_from: null,
  replaces: null,
  accepted: 1190,
  not_yet: 0,
  scope: 'platform',
  signature: 'accept',
  datasets: [],
  imported: true,
  published_by: null,
  published_at: null,
}
const miriam: ItemOf<'listTermsPeople'> = {
  id: 'usr_1',
  first_name: 'Miriam',
  last_name: 'Adler',
  email: 'miriam.adler@calder.example',
  organization: { id: 'calder', name: 'Calder Oncology' },
  state: 'invited',
  last_signed_in_at: null,
  accepted_at: null,
}
const solveig: ItemOf<'listTermsPeople'> = {
  ...miriam,
  id: 'usr_2',
  first_name: 'Solveig',
  last_name: 'Berg',
  state: 'disabled',
  last_signed_in_at: '2026-08-11T09:00:00Z',
}
const handlers: Handlers = {
  getAdministrator: {
    roles: ['platform-admin'],
    permissions: ['terms.read', 'terms.export', 'terms.publish'],
    only_organization: null,
    read_only: null,
    notify_email: null,
    needs_proof: false,
    proofs: ['authenticator'],
  },
  listTerms: { items: [use, old], next: null },
  getTerms: { ...use, content: '<h2>Who we are</h2><p>The platform is run by Acme.</p>' },
  listTermsPeople: { items: [miriam, solveig], next: null, total: 18 },
  previewTerms: { content: '<p>Be kind.</p>', people: 1284 },
  publishTerms: { id: 'terms-2027' },
}
const address = '/admin/terms/'

export const Terms = adminStory('idle', address, {
  handlers,
  play: ({ canvas }) => canvas.findByRole('link', { name: 'Miriam Adler' }),
})

export const TermsRead = adminStory('idle', address, {
  handlers,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read Terms of use 2026' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms of use 2026' }))
    await dialog.findByText('The platform is run by Acme.')
  },
})

const write: Play = async ({ canvas, userEvent }) => {
  const form = within(await canvas.findByRole('region', { name: 'New version' }))
  await userEvent.click(form.getByRole('button', { name: 'Publish…' }))
  await form.findAllByText('This field cannot be empty')
  await userEvent.type(form.getByLabelText('Name'), 'Terms of use 2027')
  await userEvent.type(form.getByLabelText('Text'), 'Be kind.')
  await userEvent.type(form.getByLabelText('Valid from'), '2027-01-01')
}

const inTwoLanguages = {
  getTerms: {
    ...use,
    content: '<p>The platform is run by Acme.</p>',
    translations: { de: { name: 'Nutzungsbedingungen', content: '<p>Acme betreibt sie.</p>' } },
  },
}
/** Searches only the open list, because the footer has a choice of languages too. */
const optionOf = async (name: string) =>
  within(await screen.findByRole('listbox')).findByRole('option', { name })
const languages = ['en', 'de', 'ar'] as const

export const TermsReadInGerman = adminStory('idle', address, {
  handlers: { ...handlers, ...inTwoLanguages },
  languages,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read Terms of use 2026' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Terms of use 2026' }))
    await userEvent.click(await dialog.findByRole('button', { name: /^Language/ }))
    await userEvent.click(await optionOf('Deutsch'))
    await dialog.findByText('Acme betreibt sie.')
  },
})

/** Publish leads to the empty text of the German translation first. Once it is written, the terms are published. */
export const WithATranslation = adminStory('success', address, {
  handlers: {
    ...handlers,
    publishTerms: ({ body }) =>
      JSON.stringify(body).includes(
        '"translations":{"de":{"name":"Nutzung","content":"<p>Nett.</p>"}}',
      )
        ? { id: 'terms-2027' }
        : refuse('validation_failed'),
  },
  languages,
  async play(stage) {
    await write(stage)
    const { canvas, userEvent } = stage
    const choose = async (language: string) => {
      await userEvent.click(canvas.getByRole('button', { name: /^Language/ }))
      await userEvent.click(await optionOf(language))
    }
    await choose('Deutsch')
    await userEvent.type(canvas.getByLabelText('Name'), 'Nutzung')
    await choose('As written')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish…' }))
    const text = canvas.getByLabelText('Text')
    if (document.activeElement !== text || !text.matches(':lang(de)'))
      throw new Error('not led there')
    await userEvent.type(text, 'Nett.')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish…' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await screen.findAllByText('Terms of use 2027 is published')
  },
})

export const NoTerms = adminStory('idle', address, {
  handlers: { ...handlers, listTerms: { items: [], next: null } },
  play: ({ canvas }) => canvas.findByText('People come in without accepting anything.'),
})

export const EverybodyHasAccepted = adminStory('idle', address, {
  handlers: { ...handlers, listTermsPeople: { items: [], next: null, total: 0 } },
  play: ({ canvas }) => canvas.findByText('Everyone has accepted them'),
})

export const Loading = adminStory('busy', address, {
  handlers: { ...handlers, listTerms: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Terms', busy: true }),
})

export const NotLoaded = adminStory('error', address, {
  handlers: { ...handlers, listTerms: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})

export const SeenAsPeopleWill = adminStory('idle', address, {
  handlers,
  async play(stage) {
    await write(stage)
    const see = stage.canvas.getByRole('button', { name: 'See it as people will' })
    await stage.userEvent.click(see)
    await screen.findByRole('dialog', { name: 'Terms of use 2027' })
  },
})

const publish: Play = async (stage) => {
  await write(stage)
  await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Publish…' }))
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Publish Terms of use 2027?' }),
  )
  await dialog.findByText(/^From 1 Jan 2027, all 1,284 people must accept it/)
  await stage.userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
}

export const Published = adminStory('success', address, {
  handlers,
  async play(stage) {
    await publish(stage)
    await screen.findAllByText('Terms of use 2027 is published')
  },
})

export const NotPublished = adminStory('error', address, {
  handlers: { ...handlers, publishTerms: refuse('server_error') },
  async play(stage) {
    await publish(stage)
    await within(await screen.findByRole('alertdialog')).findByRole('alert')
  },
})
