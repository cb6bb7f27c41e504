/** The part of Storybook's global object that holds the toolbar's values. Storybook's types do not export it. */
type Preview = { storyStoreValue?: { userGlobals: { get: () => Record<string, unknown> } } }
type PageAround = Window & { __STORYBOOK_PREVIEW__?: Preview }

/**
 * The toolbar's values for a story in an iframe on a documentation page. Storybook does not pass them to such iframes,
 * but reloads all iframes when the toolbar changes. Undefined outside of such an iframe.
 */
export function globalsOfDocs(): Record<string, unknown> | undefined {
  // `frameElement` is null when the embedding page has another origin; Storybook's own page has no preview
  // object.
  const around = window.frameElement?.ownerDocument.defaultView
  return around ? globalsOfPage(around) : undefined
}

/** The toolbar's values for a page of stories or documentation. */
export function globalsOfPage(page: PageAround): Record<string, unknown> | undefined {
  return page.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get()
}
