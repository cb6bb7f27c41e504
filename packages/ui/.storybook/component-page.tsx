import {
  Controls,
  Description,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import type { Guide } from '../src/internal/stories/guide.ts'
import { guideText, tokensOf, weightOf } from './guide-text.ts'
import sizes from '../size.md?raw'

const styles = import.meta.glob<string>('../src/*/*.css', {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** The page of every component: what it is for, its props, its keyboard, its stories. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const file = String(preparedMeta.parameters['fileName'])
  const name = /([^/]+)\/[^/]+\.stories\.tsx$/u.exec(file)?.[1] ?? ''
  const component = preparedMeta.title.split('/').at(-1)
  const guide = preparedMeta.parameters['guide'] as Guide | undefined

  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {guide && (
        <Source language="tsx" code={`import { ${component} } from '@vestibule/ui/${name}'`} />
      )}
      <Primary />
      <Controls />
      {guide && (
        <Markdown>
          {guideText(guide, {
            tokens: tokensOf(styles[`../src/${name}/${name}.css`] ?? ''),
            weight: weightOf(sizes, name),
          })}
        </Markdown>
      )}
      <Stories includePrimary={false} />
    </>
  )
}
