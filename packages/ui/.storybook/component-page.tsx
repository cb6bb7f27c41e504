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
import { factsOf } from './component-facts.ts'
import { ComponentSource } from './component-source.tsx'
import { guideText, tokensOf } from './guide-text.ts'
import { anatomies } from './pictures/anatomy.tsx'
import { AnatomyDrawing } from './pictures/anatomy-drawing.tsx'
import { rules } from './pictures/do-and-dont.tsx'
import { RulePictures } from './pictures/rule-pictures.tsx'
import { useToolbar } from './use-toolbar.ts'

const styles = import.meta.glob<string>('../src/*/*.css', {
  eager: true,
  import: 'default',
  query: '?raw',
})

/** The documentation page of a component: purpose, props, keyboard, stories. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const file = String(preparedMeta.parameters['fileName'])
  const name = /([^/]+)\/[^/]+\.stories\.tsx$/u.exec(file)?.[1] ?? ''
  const component = preparedMeta.title.split('/').at(-1)
  const guide = preparedMeta.parameters['guide'] as Guide | undefined

  const isDark = useToolbar().theme === 'dark'
  const { status, since, file: code, weight, source } = factsOf(name)
  const anatomy = guide && anatomies[name]
  const rule = guide && rules[name]

  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {guide && (
        <p>
          <strong>{status}</strong>, since {since}
        </p>
      )}
      {guide && (
        <Source
          dark={isDark}
          language="tsx"
          code={`import { ${component} } from '@vestibule/ui/${name}'`}
        />
      )}
      <Primary />
      <Controls />
      {rule && (
        <>
          <h2>Do and don’t</h2>
          <RulePictures rule={rule} />
        </>
      )}
      {anatomy && (
        <>
          <h2>Anatomy</h2>
          <AnatomyDrawing anatomy={anatomy} />
        </>
      )}
      {guide && (
        <Markdown>
          {guideText(anatomy ? { ...guide, anatomy: [] } : guide, {
            tokens: tokensOf(styles[`../src/${name}/${name}.css`] ?? ''),
            weight,
          })}
        </Markdown>
      )}
      {guide && source && <ComponentSource file={code} load={source} />}
      <Stories includePrimary={false} />
    </>
  )
}
