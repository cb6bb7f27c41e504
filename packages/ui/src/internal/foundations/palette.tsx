import { Heading } from '../../heading/heading.tsx'
import { Text } from '../../text/text.tsx'
import { ColourSwatch } from './colour-swatch.tsx'
import { tokensLike } from './token-values.ts'

type PaletteProps = {
  title: string
  /** Describes what the colours are for. */
  children: string
  /** Matches the names of the tokens to show. */
  tokens: RegExp
}

/** A group of colours with their values and their contrast with the background of the page. */
export function Palette({ title, children, tokens }: PaletteProps) {
  return (
    <section className="foundation-palette">
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text tone="muted">{children}</Text>
      <div className="foundation-colours">
        {tokensLike(tokens).map((name) => (
          <ColourSwatch key={name} name={name} />
        ))}
      </div>
    </section>
  )
}
