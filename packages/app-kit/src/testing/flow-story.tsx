import { screen, type within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useEffect, useState, type ReactNode } from 'react'
import { lengthened } from '../../../../tools/lengthened-texts.ts'
import type { FlowState } from './flow-states.ts'

/** What a story's `play` function gets to bring the screen into the state that the story shows. */
interface Stage {
  readonly canvas: ReturnType<typeof within>
  readonly userEvent: UserEvent
}

export type Play = (stage: Stage) => Promise<unknown>

interface FlowStory<Route extends string, Texts> {
  readonly route: Route
  readonly state: FlowState
  /** The URL of the page while the story is shown. */
  readonly address: string
  /** Renders the app; in English if `texts` is undefined. */
  readonly make: (texts: Texts | undefined) => ReactNode
  /** Loads the app's texts in the language of the page. */
  readonly loadTexts: () => Promise<Texts>
  readonly play: Play | undefined
}

/** Storybook's arguments for a story: the toolbar's values and the results of the loaders. */
interface Told {
  readonly globals: { readonly language?: unknown }
  readonly loaded: Readonly<Record<string, unknown>>
}

/**
 * Storybook parameters to spread in the meta of stories of whole screens, which fill the window. The meta must contain
 * the tag `!autodocs` itself, because Storybook reads tags from the source text. The test run checks the contrast of
 * these stories in one theme only, because the apps' browser tests check the screens in both.
 */
export const ofFlows = { parameters: { layout: 'fullscreen', contrastInOneTheme: true } }

/** A story of an app at one of its URLs. `play` brings the screen into the story's state. */
export function flowStory<Route extends string, Texts>({
  route,
  state,
  address,
  make,
  loadTexts,
  play = showsHeading,
}: FlowStory<Route, Texts>) {
  const load = async ({ globals }: Pick<Told, 'globals'>) => ({
    texts: await textsIn(globals.language, loadTexts),
  })
  // The key mounts the app anew for each language.
  const render = (_args: object, { globals, loaded }: Told) => (
    <At
      key={String(globals.language)}
      address={address}
      make={() => make(loaded['texts'] as Texts | undefined)}
    />
  )
  // `play` finds buttons by their English names. In another language the screen stays in its first state.
  const playInEnglish = (stage: Stage & Pick<Told, 'globals'>) =>
    typeof stage.globals.language === 'string' ? showsHeading(stage) : play(stage)
  return { loaders: [load], render, play: playInEnglish, parameters: { flow: { route, state } } }
}

/** Finds an element in a dialog, a menu or another overlay. Overlays are outside the story's canvas. */
export function findOverPage(role: string, name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole(role, { name })
}

export function findToast(text: RegExp): Promise<HTMLElement> {
  return screen.findByText(text, { selector: '.vb-toast *' })
}

const showsHeading: Play = ({ canvas }) => canvas.findByRole('heading', { level: 1 })

/**
 * Loads an app's texts in the language of the toolbar, and makes it the language of the page. `longer`: the English
 * texts, lengthened. Resolves to undefined if no language is chosen: the app then uses its own English texts. Code that
 * the app loads later uses the language too. Administration and the account keep the language in which they were loaded
 * until the page is reloaded, as they do in the apps.
 */
async function textsIn<Texts>(language: unknown, loadTexts: () => Promise<Texts>) {
  const isOther = typeof language === 'string' && language !== 'longer'
  document.documentElement.lang = isOther ? language : 'en'
  if (typeof language !== 'string') return undefined
  const texts = await loadTexts()
  return isOther ? texts : lengthened(texts)
}

interface AtProps {
  readonly address: string
  readonly make: () => ReactNode
}

function At({ address, make }: AtProps) {
  const [{ element, before }] = useState(() => {
    const { href } = window.location
    window.history.replaceState(null, '', address)
    return { element: make(), before: href }
  })
  useEffect(() => () => window.history.replaceState(null, '', before), [before])
  return element
}
