import css from '../../tokens.css?raw'

const declarations = css.replaceAll(/\/\*.*?\*\//gsu, '').matchAll(/(--vb-[\w-]+):\s*([^;]+);/gu)

/** Every design token with its value, in the order of tokens.css. */
export const tokenValues = new Map<string, string>()
for (const [, name = '', value = ''] of declarations) {
  // Skip the second declaration of a token, which is for reduced motion.
  if (!tokenValues.has(name)) tokenValues.set(name, value.replaceAll(/\s+/gu, ' ').trim())
}

/** Returns the names of the tokens that match a pattern, in the order of tokens.css. */
export function tokensLike(pattern: RegExp): string[] {
  return [...tokenValues.keys()].filter((name) => pattern.test(name))
}
