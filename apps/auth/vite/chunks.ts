import type { Rolldown } from 'vite'

/** One chunk for everything that the entry imports statically: one request, and the best compression. */
export const firstScreenChunk: Rolldown.CodeSplittingGroup = {
  name: 'first-screen',
  tags: ['$initial'],
  priority: 3,
}

/**
 * Chunks that several screens share: the router with everything that the steps after the start screen need, and the
 * boxes for codes. Code that only the account uses is fetched with the account.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'beyond-start',
    test: /\/react-router|\/api-client\/src\/(?!(endpoints|contract)\/(account|activity|email-change)\.ts)|\/app-kit\/src\/(?!proof|credentials\/(?!hidden-username|passkey-offer)|screens\/(dates|choice|texts\/screens)|refusals\/(codes|reasons))|\/ui\/src\/internal\/|\/base\/src\/(messages\/(format|parse|create)-|react\/rich-texts)|\/apps\/auth\/src\/(routing|flows\/start\/start-flow|flows\/token\/token-gate|texts\/load-ui-texts|parts\/([^/]+\.tsx?$|load))/,
    priority: 2,
  },
  {
    name: 'code-entry',
    test: /\/input-otp\/|\/ui\/src\/code-input\/|\/parts\/(code-entry|email-code)\//,
    minShareCount: 2,
    priority: 1,
  },
]
