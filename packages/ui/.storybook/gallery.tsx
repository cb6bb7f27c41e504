import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { LiveRegion } from '../src/live-region/live-region.tsx'
import { factsOf } from './component-facts.ts'
import './gallery.css'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../src/*/*.stories.tsx', { eager: true })

/** Titles of overlays and invisible components, of which the gallery has no picture. */
const withoutPicture =
  /\/(Drawer|FullScreenLoader|LiveRegion|LockModal|Modal|PageShell|Toast|VisuallyHidden)$/u

const entries = Object.entries(files)
  .map(([path, file]) => {
    const title = file.default.title ?? ''
    const stories = composeStories(file) as Record<string, ComponentType>
    return {
      name: /([^/]+)\/[^/]+$/u.exec(path)?.[1] ?? '',
      title,
      address: `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z]+/gu, '-')}--docs`,
      Picture: withoutPicture.test(title)
        ? undefined
        : (stories['Playground'] ?? stories['Offline']),
    }
  })
  .filter(({ title }) => title.startsWith('Components/'))
  .toSorted((one, other) => one.title.localeCompare(other.title))

const groups = [...new Set(entries.map(({ title }) => title.split('/')[1] ?? ''))]

/** All components in the toolbar's theme, each with a link to its page. */
export default function Gallery() {
  return groups.map((group) => (
    <section key={group}>
      <h3>{group}</h3>
      <div className="gallery sb-unstyled">
        {entries
          .filter(({ title }) => title.split('/')[1] === group)
          .map(({ name, title, address, Picture }) => (
            <div key={title} className="gallery-entry">
              <div className="gallery-picture" inert>
                {Picture ? (
                  <LiveRegion>
                    <Picture />
                  </LiveRegion>
                ) : (
                  <span>Lies over the page</span>
                )}
              </div>
              <a href={address} target="_top">
                {title.split('/').at(-1)}
              </a>
              <small>{factsOf(name).status}</small>
            </div>
          ))}
      </div>
    </section>
  ))
}
