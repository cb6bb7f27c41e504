import { screen } from '@testing-library/react'
import { noAnswer, refuse } from '@vestibule/api-client/testing'
import { ofFlows, type Play } from '@vestibule/app-kit/testing/flow-story'
import { handlers } from '../admin-people.ts'
import { adminStory } from '../admin-story.tsx'

export default { title: 'Flows/Administration', tags: ['!autodocs'], ...ofFlows }

export const People = adminStory('idle', '/admin/users/', {
  handlers,
  play: ({ canvas }) => canvas.findByText('1–4 of 1,284'),
})

export const PeopleLoading = adminStory('busy', '/admin/users/', {
  handlers: { ...handlers, listUsers: noAnswer() },
  play: ({ canvas }) => canvas.findByRole('table', { name: 'People', busy: true }),
})

export const PeopleFailed = adminStory('error', '/admin/users/', {
  handlers: { ...handlers, listUsers: refuse('server_error') },
  play: ({ canvas }) => canvas.findByText('The list could not be loaded'),
})

export const NobodyFound = adminStory('idle', '/admin/users/?q=nobody&state=locked', {
  handlers: { ...handlers, listUsers: { items: [], next: null, total: 0 } },
  play: ({ canvas }) => canvas.findByText('Search: “nobody” · State: Locked'),
})

export const NoRole = adminStory('error', '/admin/', {
  handlers: { ...handlers, getAdministrator: refuse('forbidden') },
  play: ({ canvas }) => canvas.findByText('This is for administrators'),
})

export const Person = adminStory('idle', '/admin/users/usr_1/', {
  handlers,
  play: ({ canvas }) => canvas.findByText(/^Locked out until/),
})

const unlock: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Unlock' }))
  const dialog = document.querySelector<HTMLElement>('[role=alertdialog] button[type=submit]')
  if (dialog) await userEvent.click(dialog)
}

export const Unlocked = adminStory('success', '/admin/users/usr_1/', {
  handlers: { ...handlers, unlockUser: null },
  async play(stage) {
    await unlock(stage)
    await screen.findAllByText('Hélène Marchand is unlocked')
  },
})

export const AsksForAProof = adminStory('busy', '/admin/users/usr_1/', {
  handlers: {
    ...handlers,
    unlockUser: refuse('step_required'),
    getSecurity: {
      sign_in_method: 'email_otp_and_authenticator_based',
      password: null,
      authenticator: { confirmed_at: '2024-01-14T08:00:00Z' },
      recovery_codes_left: 8,
      passkeys: 0,
      email_change: null,
      security_question: null,
      proofs: ['authenticator'],
    },
  },
  play: unlock,
})
