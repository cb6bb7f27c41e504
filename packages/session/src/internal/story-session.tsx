import { createSession, type Session } from '@vestibule/session'
import { SessionExpiry, SessionProvider, type SessionTexts } from '@vestibule/session/react'
import { createFakeBrowser } from '@vestibule/session/testing'
import { AppBar } from '@vestibule/ui/app-bar'
import { Heading } from '@vestibule/ui/heading'
import { Lockup } from '@vestibule/ui/lockup'
import { Section } from '@vestibule/ui/section'
import { Text } from '@vestibule/ui/text'
import { scenes, type SceneName } from './story-scenes.ts'

export interface StorySessionProps {
  readonly scene: SceneName
  readonly texts?: Partial<SessionTexts>
  /** The session, which the loader of the stories sets. */
  readonly session?: Session
}

/** Renders a page whose session is in the state of a scene. */
export function StorySession({ session, texts }: StorySessionProps) {
  if (!session) return null
  return (
    <SessionProvider session={session}>
      <AppBar brand={<Lockup name="Vestibule" size="bar" href="/" />}>Northfield Oncology</AppBar>
      <SessionExpiry texts={texts} />
      <Section as="main" width="lg">
        <Heading level={1} size="xl">
          Welcome, Inès Okafor
        </Heading>
        <Text tone="muted">14 apps and 6 datasets are open to you.</Text>
      </Section>
    </SessionProvider>
  )
}

/** Plays a scene with a real session in a fake browser; the clock stands still afterwards. */
export async function playScene(scene: SceneName): Promise<Session> {
  // Start half a second past a full second, so that the countdown of a scene always shows the same number.
  const browser = createFakeBrowser({ start: Date.UTC(2026, 0, 5, 9, 0, 0, 500) })
  browser.platform.signIn({ id: 'ines' }, 2 * 3_600_000)
  const nonce = '1-2-3-4'
  if (scene === 'signInTab') {
    const record = { status: 'login-requested', nonces: [nonce], at: browser.clock.now() }
    browser.storage.of({}).setItem('vestibule.login.portal.example', JSON.stringify(record))
  }
  const tab = browser.openTab(scene === 'signInTab' ? `/?session_login=${nonce}` : '/')
  const session = createSession({
    client: browser.platform.connect(),
    window: tab.window,
    clock: tab.clock,
    log: () => {},
  })
  session.start()
  await browser.settled()
  await scenes[scene]({ browser, tab, session })
  // The session already runs: the story's `SessionProvider` must not start it again.
  return { ...session, start: () => () => {} }
}
