import { Markdown } from '@storybook/addon-docs/blocks'
import { lazy, Suspense } from 'react'
import changes from '../../../.changeset/ui.md?raw'
import { versionInWords } from './component-facts.ts'

const Gallery = lazy(() => import('./gallery.tsx'))

/** The version of the package and its changelog. */
export function Version() {
  return (
    <>
      <p>
        <code>@vestibule/ui</code>: {versionInWords}. All packages have one version;{' '}
        <a href="./?path=/docs/guides-compatibility--docs" target="_top">
          what it promises
        </a>
        .
      </p>
      <details>
        <summary>What the first release has</summary>
        <Markdown>{changes.replace(/^---.*?---/su, '')}</Markdown>
      </details>
    </>
  )
}

export function AllComponents() {
  return (
    <Suspense fallback={<p>Loading the gallery</p>}>
      <Gallery />
    </Suspense>
  )
}
