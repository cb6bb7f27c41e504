import { screen, within } from '@testing-library/react'
import { noAnswer, refuse } from '@vestibule/api-client/testing'
import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { facts, handlers } from '../admin-people.ts'
import { adminStory } from '../admin-story.tsx'

export default { title: 'Flows/Administration/Person', tags: ['!autodocs'], ...ofFlows }

const address = '/admin/users/usr_1/'

/** Presses a button of the page, and then the `confirm` button of the dialog that it opens. */
function change(button: string, confirm: string, fill?: Play): Play {
  return async (stage) => {
    await stage.userEvent.click(await stage.canvas.findByRole('button', { name: button }))
    await fill?.(stage)
    const dialog = within(await screen.findByRole('alertdialog'))
    await stage.userEvent.click(dialog.getByRole('button', { name: confirm }))
  }
}
const dialog = async () => within(await screen.findByRole('alertdialog'))

const rename = change('Edit', 'Save', async ({ userEvent }) => {
  const name = (await dialog()).getByLabelText('First name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Helene')
})

export const Edited = adminStory('success', address, {
  handlers: { ...handlers, setUserName: null },
  async play(stage) {
    await rename(stage)
    await screen.findAllByText('Hélène Marchand is changed')
  },
})

export const EditIsSaved = adminStory('busy', address, {
  handlers: { ...handlers, setUserName: noAnswer() },
  play: rename,
})

export const ChangedMeanwhile = adminStory('error', address, {
  handlers: {
    ...handlers,
    setUserName: refuse('conflict', {
      info: { changed: { by: 'Ada Byron', at: new Date(Date.now() - 125_000).toISOString() } },
    }),
  },
  async play(stage) {
    await rename(stage)
    await (await dialog()).findByText(/^Ada Byron changed this person/)
  },
})

export const AddressIsTaken = adminStory('error', address, {
  handlers: {
    ...handlers,
    setUserEmail: refuse('validation_failed', {
      fields: { email: ['There is an account of this address already'] },
    }),
  },
  async play(stage) {
    await change('Edit', 'Save', async ({ userEvent }) => {
      await userEvent.type((await dialog()).getByLabelText('Address'), '.org')
    })(stage)
    await (await dialog()).findByText('There is an account of this address already')
  },
})

export const HighestRole = adminStory('idle', address, {
  handlers: {
    ...handlers,
    getUser: {
      ...facts,
      organization: { ...facts.organization, is_internal: true },
      platform_admins: 3,
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a role' }))
    await userEvent.click((await dialog()).getByRole('button', { name: /^Role/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^platform-admin/ }))
    const highest = await screen.findByRole('alertdialog', {
      name: 'Make Hélène Marchand platform-admin?',
    })
    await within(highest).findByText(/also to you\. 3 people have this role\.$/)
  },
})

export const RoleRemoved = adminStory('success', address, {
  handlers: { ...handlers, removeUserRole: null },
  async play(stage) {
    const roles = within(await stage.canvas.findByRole('table', { name: 'Roles' }))
    await stage.userEvent.click(roles.getByRole('button', { name: 'Remove' }))
    await stage.userEvent.click((await dialog()).getByRole('button', { name: 'Remove the role' }))
    await screen.findAllByText('Hélène Marchand is no longer organization-admin')
  },
})

export const AccessGiven = adminStory('success', address, {
  handlers: {
    ...handlers,
    listManagedResources: {
      items: [
        {
          id: 'AppResource:survival',
          name: 'Survival',
          kind: 'AppResource',
          organizations: 1,
          people: 2,
        },
      ],
      next: null,
    },
    giveAccess: null,
  },
  async play(stage) {
    await change('Give access', 'Give access', async ({ userEvent }) => {
      await userEvent.click((await dialog()).getByRole('button', { name: 'Show options' }))
      await userEvent.click(await screen.findByRole('option', { name: 'Survival' }))
    })(stage)
    await screen.findAllByText('Hélène Marchand has access')
  },
})

export const InvitationRefused = adminStory('idle', address, {
  handlers: {
    ...handlers,
    getUser: {
      ...facts,
      state: 'invited',
      obstacles: [
        {
          code: 'invitation_refused',
          until: null,
          at: '2026-11-12T08:00:00Z',
          answer: '550 no such mailbox',
        },
      ],
    },
  },
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Correct the address' }),
})

export const ActsFor = adminStory('idle', address, {
  canActFor: true,
  handlers,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Act for Calder Oncology' }))
    await screen.findByLabelText('Why?')
  },
})

const invite: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }))
  const form = await dialog()
  await userEvent.type(form.getByLabelText('Address'), 'new@calder.example')
  await userEvent.type(form.getByLabelText('First name'), 'Nia')
  await userEvent.type(form.getByLabelText('Last name'), 'Okoye')
  await userEvent.type(form.getByRole('combobox', { name: 'Organisation' }), 'cald')
  await userEvent.click(await screen.findByRole('option', { name: 'Calder Oncology' }))
  await userEvent.click(form.getByRole('button', { name: 'Send the invitation' }))
}

export const Invited = adminStory('success', '/admin/users/', {
  handlers: {
    ...handlers,
    listAllOrganizations: {
      items: [
        {
          id: 'calder',
          name: 'Calder Oncology',
          tier: 'premium',
          is_internal: false,
          sign_in_method: null,
          people: 12,
          grants: 11,
          imported: false,
          identity_provider: null,
        },
      ],
      next: null,
    },
    inviteUser: { id: 'usr_9' },
  },
  async play(stage) {
    await invite(stage)
    await screen.findAllByText('new@calder.example is invited')
  },
})
