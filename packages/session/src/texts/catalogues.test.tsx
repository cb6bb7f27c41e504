import { createSession } from '@vestibule/session'
import {
  preloadSessionExpiry,
  SessionExpiry,
  SessionProvider,
  sessionTexts,
  type SessionTexts,
} from '@vestibule/session/react'
import { createFakeBrowser } from '@vestibule/session/testing'
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sessionTexts as arabic } from './ar.ts'
import { sessionTexts as german } from './de.ts'
import { sessionTexts as spanish } from './es.ts'
import { sessionTexts as french } from './fr.ts'
import { sessionTexts as japanese } from './ja.ts'

const wordsOf = (texts: SessionTexts) =>
  Object.entries(texts).map(([name, text]): [string, string] => [
    name,
    typeof text === 'function' ? text(5) : text,
  ])
const english = Object.fromEntries(wordsOf(sessionTexts))

describe.each([
  ['German', german, 'in 1 Minute ab'],
  ['French', french, 'dans 1 minute'],
  ['Spanish', spanish, 'en 1 minuto'],
  ['Japanese', japanese, 'あと 1 分で'],
  ['Arabic', arabic, 'خلال دقيقة'],
])('the texts in %s', (_language, texts, oneMinute) => {
  it('say everything in words of their own', () => {
    const left = wordsOf(texts).filter(([name, text]) => text === '' || text === english[name])
    expect(left).toEqual([])
  })

  it('have one place for the link, and count minutes as the language does', () => {
    expect(texts.banner(5).split('{link}')).toHaveLength(2)
    expect(texts.banner(1)).toContain(oneMinute)
    expect(texts.timeLeft(1)).toContain(oneMinute)
  })
})

/** A catalogue as another team writes it: the compiler reports missing and surplus texts. */
const dutch: SessionTexts = {
  banner: (minutes) => `Uw sessie verloopt over ${minutes} minuten. {link} om verder te werken.`,
  bannerLink: 'Log opnieuw in',
  endUnconfirmed: 'Uw sessie is mogelijk beëindigd. De server is nu niet bereikbaar.',
  expiringTitle: 'Uw sessie verloopt binnenkort',
  expiringIn: 'Uw sessie verloopt over',
  expiringAdvice: 'Log opnieuw in om ongestoord verder te werken.',
  loginAgain: 'Opnieuw inloggen',
  timeLeft: (minutes) => `Uw sessie verloopt over ${minutes} minuten`,
  expiredTitle: 'Sessie verlopen',
  expiredBody: 'U bent uitgelogd. Log opnieuw in.',
  login: 'Inloggen',
  popupBlocked: 'Uw browser heeft het nieuwe tabblad geblokkeerd.',
  tryNewTab: 'Opnieuw proberen in een nieuw tabblad',
  workIsKept: 'Uw niet-opgeslagen werk blijft op deze pagina.',
  workIsLost: 'Uw niet-opgeslagen werk gaat verloren. Sta pop-ups toe om het te behouden.',
  loginSuccessful: 'Ingelogd',
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
  expect(screen.getByRole('button', { name: 'Log opnieuw in' })).toBeVisible()
  await act(() => browser.advance(120_000))
  expect(await screen.findByText('Sessie verlopen')).toBeVisible()
  expect(screen.getByText('Inloggen')).toBeVisible()
})
