import css from '../../tokens.css?raw'

const declarations = css.replaceAll(/\/\*.*?\*\//gsu, '').matchAll(/(--vb-[\w-]+):\s*([^;]+);/gu)

/** Every design token and what tokens.css sets it to, in its order. */
export const tokenValues = new Map<string, string>()
for (const [, name = '', value = ''] of declarations) {
  // A second one is that of reduced motion.
  if (!tokenValues.has(name)) tokenValues.set(name, value.replaceAll(/\s+/gu, ' ').trim())
}

/** The names of the tokens that a pattern fits, in the order of tokens.css. */
export function tokensLike(pattern: RegExp): string[] {
  return [...tokenValues.keys()].filter((name) => pattern.test(name))
}
