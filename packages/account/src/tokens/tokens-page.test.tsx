import { refuse } from '@vestibule/api-client/testing'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, token } from '../testing/account-story.tsx'
import { renderAccount } from '../testing/render-account.tsx'

const made = { ...token, id: 't2', name: 'Cluster', token: 'vst_secret' }
const open = (handlers = {}) => renderAccount('tokens', { handlers: { ...answers, ...handlers } })

async function fillForm(user: ReturnType<typeof renderAccount>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Make a token' }))
  const name = screen.getByLabelText('Name')
  expect(name).toHaveFocus()
  await user.type(name, 'Cluster')
  await user.selectOptions(screen.getByLabelText('App'), 'Survival')
  await user.selectOptions(screen.getByLabelText('Dataset'), 'Four Rivers')
  await user.selectOptions(screen.getByLabelText('Lasts'), '90 days')
  await user.click(screen.getByRole('button', { name: 'Make token' }))
}

it('a token is made, its secret shown once with how to use it, and then it is in the list', async () => {
  const { user, transport } = open({ createToken: made, listTokens: [token] })
  await fillForm(user)
  const secret = await screen.findByRole('group', { name: 'Your new token' })
  expect(secret).toHaveFocus()
  expect(within(secret).getByText('vst_secret')).toBeInTheDocument()
  // The sample commands read the secret from an environment variable, so that it gets into no shell history and no
  // shared notebook.
  const curl = within(secret).getByLabelText('With curl')
  expect(curl).toHaveTextContent(`${window.location.origin}/dv/four_rivers/survival/`)
  expect(curl).not.toHaveTextContent('vst_secret')
  expect(within(secret).getByLabelText('With Python')).toHaveTextContent('VESTIBULE_TOKEN')
  const [sent] = transport.callsTo('createToken')
  expect(sent?.body).toEqual({
    name: 'Cluster',
    app: 'survival',
    dataset: 'four_rivers',
    days: 90,
  })
  transport.use({ listTokens: [made, token] })
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('vst_secret')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Make a token' })).toHaveFocus()
})

it('an end that comes sooner than asked is said', async () => {
  const { user } = open({ createToken: { ...made, ends_at: '2026-11-22T09:00:00Z' } })
  await fillForm(user)
  expect(await screen.findByText(/until 22 November 2026/)).toHaveTextContent(
    'It ends with your access, sooner than asked.',
  )
})

it('what was typed stays where the token is refused, and the field says why', async () => {
  const { user } = open({
    createToken: refuse('validation_failed', {
      fields: { dataset: ['This is not open to you'] },
      info: { field_codes: { dataset: ['unknown'] } },
    }),
  })
  await fillForm(user)
  expect(await screen.findByLabelText('Dataset')).toBeInvalid()
  expect(screen.getByLabelText('Name')).toHaveValue('Cluster')
})

it('a token is ended after a question', async () => {
  const { user, transport } = open({ deleteToken: null })
  await user.click(await screen.findByRole('button', { name: 'End Notebook' }))
  expect(screen.getByText(/^Programs that use it are refused/)).toBeInTheDocument()
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'End Notebook' })).toHaveFocus()
  await user.keyboard('{Enter}')
  transport.use({ listTokens: [] })
  await user.click(screen.getByRole('button', { name: 'End token' }))
  expect(await screen.findByText('You have no token yet.')).toBeInTheDocument()
  expect(transport.callsTo('deleteToken')).toHaveLength(1)
})

it('nobody is offered a token for no app', async () => {
  open({ listResources: [], listTokens: [] })
  expect(await screen.findByText(/^No app is open to you/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Make a token' })).not.toBeInTheDocument()
})
