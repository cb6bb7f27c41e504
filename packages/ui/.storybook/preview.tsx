import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { lazy, Suspense, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { LiveRegion } from '../src/live-region/live-region.tsx'
import { applyTheme, type ThemeName } from '../src/theme/theme.tsx'
import '../src/styles.css'
import '../src/base.css'
import { checkEveryTheme } from './check-every-theme.ts'
import { checkHosts } from './check-hosts.ts'
import { withProps } from './arg-types.ts'
import { globalsOfDocs } from './globals-of-docs.ts'
import './preview.css'
import { stayQuiet } from './stay-quiet.ts'
import { brandings, globalTypes, toolbarOf, viewports, type Toolbar } from './toolbar.ts'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 })

const aroundStory = globalsOfDocs()
if (aroundStory) stayQuiet(window)

/** Sets what the toolbar says on an element, and gives back how to undo it. */
function dress(element: HTMLElement, { theme, direction, textSize, brand, motion }: Toolbar) {
  element.dir = direction
  element.style.zoom = textSize
  element.dataset['motion'] = motion
  return applyTheme(element, {
    theme: theme === 'all' ? 'light' : (theme as ThemeName),
    branding: brandings[brand],
  })
}

/** A story alone has the page to itself, so that what floats over it is dressed as well. */
function Page({ globals, children }: { globals: Toolbar; children: ReactNode }) {
  const said = JSON.stringify(globals)
  useLayoutEffect(() => dress(document.documentElement, JSON.parse(said) as Toolbar), [said])
  return children
}

/** Among the documentation each story keeps to its own part of the page. */
function Part({ globals, children }: { globals: Toolbar; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const said = JSON.stringify(globals)
  useLayoutEffect(
    () => (part.current ? dress(part.current, JSON.parse(said) as Toolbar) : undefined),
    [said],
  )
  return (
    <div ref={part} className="story-part">
      {children}
    </div>
  )
}

const onPage: Decorator = (Story, { globals: said, viewMode }) => {
  const globals = toolbarOf(said)
  const story = (
    <LiveRegion>
      <Story />
    </LiveRegion>
  )
  const Surface = viewMode === 'docs' ? Part : Page
  return (
    <Surface globals={globals}>
      {globals.theme === 'all' ? (
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

const DocsFrame = lazy(() => import('./docs-frame.tsx'))

function DocsContainer(props: ComponentProps<typeof DocsFrame>) {
  return (
    <Suspense>
      <DocsFrame {...props} />
    </Suspense>
  )
}

const preview: Preview = {
  decorators: [onPage],
  globalTypes,
  initialGlobals: aroundStory ?? {},
  argTypesEnhancers: [withProps],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      container: DocsContainer,
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
      // What passes is not described, which would take longer than the checks.
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Search',
          'Guides',
          [
            'Overview',
            'api-client',
            'session',
            'docs-panel',
            'ui',
            'server',
            'Operating',
            'Sign-in with an organisation',
            'Security',
            'ASVS',
            'Compatibility',
            'Contributing',
            'Decisions',
          ],
          'Foundations',
          ['Colour', 'Scale', 'Theme', 'Icons', 'Design tokens'],
          'Components',
          ['Inputs', 'Actions', 'Feedback', 'Overlays', 'Navigation', 'Data display', 'Layout'],
          'Patterns',
          'Flows',
          'Testing',
        ],
      },
    },
  },
  afterEach: async ({ parameters, title, canvasElement }) => {
    await checkEveryTheme({ parameters })
    await checkHosts(title, canvasElement)
  },
}

export default preview
