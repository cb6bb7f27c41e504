import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { lazy, Suspense, useLayoutEffect, useRef, type ReactNode } from 'react'
import { LiveRegion } from '../src/live-region/live-region.tsx'
import { applyTheme, type ThemeName } from '../src/theme/theme.tsx'
import '../src/styles.css'
import { checkEveryTheme } from './check-every-theme.ts'
import { brand } from './brand.ts'
import { globalsOfDocs } from './globals-of-docs.ts'
import './preview.css'
import { brandings, globalTypes, initialGlobals, viewports } from './toolbar.ts'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 })

type Globals = Record<keyof typeof initialGlobals, string>

/** Sets what the toolbar says on an element, and gives back how to undo it. */
function dress(element: HTMLElement, { theme, direction, textSize, brand, motion }: Globals) {
  element.dir = direction
  element.style.zoom = textSize
  element.dataset['motion'] = motion
  return applyTheme(element, theme === 'all' ? 'light' : (theme as ThemeName), brandings[brand])
}

/** A story alone has the page to itself, so that what floats over it is dressed as well. */
function Page({ globals, children }: { globals: Globals; children: ReactNode }) {
  useLayoutEffect(() => dress(document.documentElement, globals), [globals])
  return children
}

/** Among the documentation each story keeps to its own part of the page. */
function Part({ globals, children }: { globals: Globals; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (part.current ? dress(part.current, globals) : undefined), [globals])
  return (
    <div ref={part} className="story-part">
      {children}
    </div>
  )
}

const onPage: Decorator = (Story, { globals, viewMode }) => {
  const story = (
    <LiveRegion>
      <Story />
    </LiveRegion>
  )
  const Surface = viewMode === 'docs' ? Part : Page
  return (
    <Surface globals={globals as Globals}>
      {globals['theme'] === 'all' ? (
        <div className="themes">
          <div data-theme="light">{story}</div>
          <div data-theme="dark">{story}</div>
        </div>
      ) : (
        story
      )}
    </Surface>
  )
}

// Only where documentation is read: the stories alone load without it.
const ComponentPage = lazy(() => import('./component-page.tsx'))

function DocsPage() {
  return (
    <Suspense>
      <ComponentPage />
    </Suspense>
  )
}

const preview: Preview = {
  decorators: [onPage],
  globalTypes,
  initialGlobals: { ...initialGlobals, ...globalsOfDocs() },
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      theme: brand,
      page: DocsPage,
      // What a story does by itself is for the tests: side by side they would fight for the focus.
      stories: { filter: (story: { name: string }) => story.name !== 'Keyboard' },
    },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      // A focus guard hands the focus on the moment it gets it.
      context: { exclude: ['[data-headlessui-focus-guard]'] },
      // A part of a page starts at any level; the order is checked where there is a whole page.
      config: { rules: [{ id: 'heading-order', enabled: false }] },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guides',
          [
            'Overview',
            'api-client',
            'session',
            'docs-panel',
            'ui',
            'server',
            'Operating',
            'Security',
            'ASVS',
            'Compatibility',
            'Contributing',
            'Decisions',
          ],
          'Foundations',
          'Components',
          ['Inputs', 'Actions', 'Feedback', 'Overlays', 'Navigation', 'Data display', 'Layout'],
          'Patterns',
          'Flows',
          'Testing',
        ],
      },
    },
  },
  afterEach: checkEveryTheme,
}

export default preview
