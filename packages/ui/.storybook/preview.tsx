import type { Decorator, Loader, Preview } from '@storybook/react-vite'
import { configure, getConfig, prettyDOM } from 'storybook/test'
import { lazy, Suspense, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { LiveRegion } from '../src/live-region/live-region.tsx'
import { UiTextsProvider, type UiTexts } from '../src/texts/texts.tsx'
import { applyTheme, type ThemeName } from '../src/theme/theme.tsx'
import '../src/styles.css'
import '../src/base.css'
import { checkEveryTheme } from './check-every-theme.ts'
import { checkHosts } from './check-hosts.ts'
import { withProps } from './arg-types.ts'
import { globalsOfDocs } from './globals-of-docs.ts'
import { loadUiTexts, speak } from './language.ts'
import './preview.css'
import { stayQuiet } from './stay-quiet.ts'
import { brandings, globalTypes, toolbarOf, viewports, type Toolbar } from './toolbar.ts'
import { waitPatiently } from '../../../tools/patient-queries.ts'

waitPatiently({ configure, getConfig, prettyDOM })

const aroundStory = globalsOfDocs()
if (aroundStory) stayQuiet(window)

/** Applies the toolbar's values to an element. Returns a function that takes the theme and the colours away again. */
function dress(
  element: HTMLElement,
  { theme, direction, language, textSize, brand, motion }: Toolbar,
) {
  speak(element, language, direction)
  element.style.zoom = textSize
  element.dataset['motion'] = motion
  return applyTheme(element, {
    theme: theme === 'all' ? 'light' : (theme as ThemeName),
    branding: brandings[brand],
  })
}

/** A story alone: the toolbar applies to the whole page, including overlays. */
function Page({ globals, children }: { globals: Toolbar; children: ReactNode }) {
  const said = JSON.stringify(globals)
  useLayoutEffect(() => dress(document.documentElement, JSON.parse(said) as Toolbar), [said])
  return children
}

/** A story on a documentation page: the toolbar applies only to its own part of the page. */
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

/** Loads the texts before the story renders, so that it never flashes in another language. */
const texts: Loader = async ({ globals }) => ({
  uiTexts: await loadUiTexts(toolbarOf(globals).language),
})

const onPage: Decorator = (Story, { globals: said, viewMode, loaded }) => {
  const globals = toolbarOf(said)
  const story = (
    <UiTextsProvider texts={loaded['uiTexts'] as UiTexts | undefined}>
      <LiveRegion>
        <Story />
      </LiveRegion>
    </UiTextsProvider>
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

// Load the page of a component lazily: only documentation pages need its code.
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
  loaders: [texts],
  globalTypes,
  initialGlobals: aroundStory ?? {},
  argTypesEnhancers: [withProps],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      container: DocsContainer,
      page: DocsPage,
      // The stories called Keyboard are tests; several on one page would take the focus from each other.
      stories: { filter: (story: { name: string }) => story.name !== 'Keyboard' },
    },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      // Headless UI's focus guards pass the focus on at once, so it does not matter that they have no names.
      context: { exclude: ['[data-headlessui-focus-guard]'] },
      // A component may start at any heading level; tests of whole pages check the order.
      config: { rules: [{ id: 'heading-order', enabled: false }] },
      // Skips the details of passed checks: collecting them takes longer than the checks.
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
            'For custodians',
            'Sign-in with an organisation',
            'Security',
            'ASVS',
            'Accessibility',
            'VPAT',
            'Compatibility',
            'Contributing',
            'Decisions',
          ],
          'Foundations',
          ['Colour', 'Scale', 'Theme', 'Icons', 'Design tokens'],
          'Components',
          [
            'Inputs',
            'Actions',
            'Feedback',
            'Overlays',
            'Navigation',
            'Data display',
            'Layout',
            'Product parts',
          ],
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
