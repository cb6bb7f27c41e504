import type { Token, TokenFile } from './design-tokens.ts'

/**
 * Playwright runs this function in the page, so it must not use anything from outside the function. Sets each token of
 * tokens.json on one element and its custom property on another, and returns where the computed values differ.
 */
export function compareTokens(theme: 'light' | 'dark'): string[] {
  type Length = { value: number; unit: string }
  type Colour = { components: number[]; alpha: number }
  type Shadow = { color: unknown } & Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length>
  type Size = { size: Token; 'line-height': Token }
  const { tokens } = globalThis as unknown as { tokens: TokenFile }

  const at = (path: string): unknown =>
    path.split('.').reduce<unknown>((group, name) => (group as TokenFile)[name], tokens)
  const resolved = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('{')
      ? resolved((at(value.slice(1, -1)) as Token).$value)
      : value
  const length = ({ value, unit }: Length) => `${value}${unit}`
  const colour = (value: unknown) => {
    const { components, alpha } = resolved(value) as Colour
    return `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`
  }
  const shadow = ({ color, offsetX, offsetY, blur, spread }: Shadow) =>
    [colour(color), ...[offsetX, offsetY, blur, spread].map(length)].join(' ')
  /** By token type: the CSS property that shows it, and a function that writes its value as CSS. */
  const shown: Record<string, [string, (value: never) => string]> = {
    color: ['color', colour],
    dimension: ['width', length],
    duration: ['transition-duration', length],
    number: ['z-index', String],
    cubicBezier: [
      'transition-timing-function',
      (value: number[]) => `cubic-bezier(${value.join()})`,
    ],
    fontFamily: [
      'font-family',
      (names: string[]) => names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(),
    ],
    shadow: ['box-shadow', (value: Shadow[]) => value.map(shadow).join()],
  }
  const cssOf = (token: Token | Size): [string, string] => {
    if ('size' in token) {
      const sizes = [token.size, token['line-height']].map(({ $value }) => length($value as Length))
      return ['font', sizes.join('/')]
    }
    const [property, write] = shown[token.$type] ?? ['', String]
    return [property, write(resolved(token.$value) as never)]
  }
  const computed = (property: string, value: string) => {
    const probe = document.createElement('i')
    const whole = property === 'font' ? `400 ${value} serif` : value
    probe.style.cssText = `position: absolute; ${property}: ${whole}`
    document.body.append(probe)
    const result = getComputedStyle(probe).getPropertyValue(property)
    probe.remove()
    return result
  }
  const groups = ['vb', `${theme}.vb`].map((path) => at(path) as Record<string, Token | Size>)
  const all = groups.flatMap((group) => Object.entries(group))
  if (all.length < 100) return [`${theme}: only ${all.length} tokens`]
  return all.flatMap(([name, token]) => {
    const [property, value] = cssOf(token)
    const [ofFile, ofStyles] = [value, `var(--vb-${name})`].map((css) => computed(property, css))
    return ofFile === ofStyles
      ? []
      : [`${theme}: --vb-${name} is ${ofStyles}, and in tokens.json ${ofFile}`]
  })
}
