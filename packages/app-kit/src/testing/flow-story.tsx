import { screen, type within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useEffect, useState, type ReactNode } from 'react'
import type { FlowState } from './flow-states.ts'

/** What a story gets to come from how a screen begins to the state that it shows. */
interface Stage {
  readonly canvas: ReturnType<typeof within>
  readonly userEvent: UserEvent
}

export type Play = (stage: Stage) => Promise<unknown>

interface FlowStory<Route extends string> {
  readonly route: Route
  readonly state: FlowState
  /** The address that the page has while the story is shown. */
  readonly address: string
  readonly make: () => ReactNode
  readonly play: Play | undefined
}

/**
 * For the meta of stories of whole screens, which fill the window. The meta names the tag `!autodocs` itself, because
 * Storybook reads tags from the text of the file. A test run checks the contrast of these stories in one theme only: the
 * browser tests of the apps look at the screens in both.
 */
export const ofFlows = { parameters: { layout: 'fullscreen', contrastInOneTheme: true } }

/** A story of an app at one of its addresses. It is played until the screen has the state. */
export function flowStory<Route extends string>({
  route,
  state,
  address,
  make,
  play = showsHeading,
}: FlowStory<Route>) {
  const render = () => <At address={address} make={make} />
  return { render, play, parameters: { flow: { route, state } } }
}

/** Dialogs, menus and what else lies over the page stand outside of the canvas of a story. */
export function findOverPage(role: string, name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole(role, { name }, { timeout: 5000 })
}

export function findToast(text: RegExp): Promise<HTMLElement> {
  return screen.findByText(text, { selector: '.vb-toast *' }, { timeout: 5000 })
}

const showsHeading: Play = ({ canvas }) => canvas.findByRole('heading', { level: 1 })

function At({ address, make }: Pick<FlowStory<string>, 'address' | 'make'>) {
  const [{ element, before }] = useState(() => {
    const { href } = window.location
    window.history.replaceState(null, '', address)
    return { element: make(), before: href }
  })
  useEffect(() => () => window.history.replaceState(null, '', before), [before])
  return element
}
