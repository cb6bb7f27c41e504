import { createSession } from '@vestibule/session'
import {
  preloadSessionExpiry,
  SessionExpiry,
  SessionProvider,
  type SessionTexts,
} from '@vestibule/session/react'
import { createFakeBrowser } from '@vestibule/session/testing'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

/** A catalogue as another team writes it: the compiler reports missing and surplus texts. */
const dutch: SessionTexts = {
  language: 'nl',
  banner:
    '{minutes, plural, one {Uw sessie verloopt over # minuut. <link>Log opnieuw in</link> om verder te werken.} other {Uw sessie verloopt over # minuten. <link>Log opnieuw in</link> om verder te werken.}}',
  endUnconfirmed: 'Uw sessie is mogelijk beëindigd. De server is nu niet bereikbaar.',
  expiringTitle: 'Uw sessie verloopt binnenkort',
  expiringIn: 'Uw sessie verloopt over',
  expiringAdvice: 'Log opnieuw in om ongestoord verder te werken.',
  loginAgain: 'Opnieuw inloggen',
  timeLeft: '{minutes, plural, one {Nog # minuut} other {Nog # minuten}}',
  expiredTitle: 'Sessie verlopen',
  expiredBody: 'U bent uitgelogd. Log opnieuw in.',
  login: 'Inloggen',
  popupBlocked: 'Uw browser heeft het nieuwe tabblad geblokkeerd.',
  tryNewTab: 'Opnieuw proberen in een nieuw tabblad',
  workIsKept: 'Uw niet-opgeslagen werk blijft op deze pagina.',
  workIsLost: 'Uw niet-opgeslagen werk gaat verloren. Sta pop-ups toe om het te behouden.',
  loginSuccessful: 'Ingelogd',
  lockedTitle: 'Sessie vergrendeld',
  lockedBody: 'De sessie is een tijd niet gebruikt.',
  unlock: 'Ontgrendelen',
  otherUserTitle: 'Iemand anders heeft ingelogd',
  otherUserBody: 'Deze pagina hoort bij de vorige gebruiker. Laad haar opnieuw.',
  otherUserNoWork: 'Deze pagina hoort bij de vorige gebruiker. Laad haar opnieuw.',
  actingForTitle: 'U handelt nu voor een andere klant',
  actingForBody: 'Deze pagina hoort bij de vorige klant. Laad haar opnieuw.',
  actingForNoWork: 'Laad deze pagina opnieuw om verder te gaan.',
  reload: 'Opnieuw laden en verwerpen',
  reloadPage: 'Opnieuw laden',
  closeThisTab: 'U kunt dit tabblad sluiten',
  close: 'Sluiten',
  offline: 'Geen internetverbinding',
  slow: 'Trage internetverbinding',
  restored: 'Verbinding hersteld',
}

it('a seventh language is one object', async () => {
  await preloadSessionExpiry()
  const browser = createFakeBrowser()
  browser.platform.signIn({ id: 'ines' }, 60_000)
  const { window, clock } = browser.openTab('/')
  const session = createSession({
    client: browser.platform.connect(),
    window,
    clock,
    log: () => {},
  })
  render(
    <SessionProvider session={session}>
      <SessionExpiry texts={dutch} />
    </SessionProvider>,
  )
  await act(browser.settled)
  expect(screen.getByText(/^Uw sessie verloopt over 1 minuut\. /)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Log opnieuw in' })).toBeVisible()
  await act(() => browser.advance(120_000))
  expect(await screen.findByText('Sessie verlopen')).toBeVisible()
  expect(screen.getByText('Inloggen')).toBeVisible()
})
