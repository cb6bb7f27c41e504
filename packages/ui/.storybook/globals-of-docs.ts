/** What Storybook keeps of a page's toolbar. Its types give this to no other page. */
type Preview = { storyStoreValue?: { userGlobals: { get: () => Record<string, unknown> } } }
type PageAround = Window & { __STORYBOOK_PREVIEW__?: Preview }

/**
 * What the toolbar says to the documentation around a story in a frame. Such a frame is a page of its
 * own, which Storybook opens without telling it; it opens all of them anew when the toolbar changes.
 */
export function globalsOfDocs(): Record<string, unknown> | undefined {
  // A page of another origin has no element for its frame, and Storybook's own page has no preview.
  const around = window.frameElement?.ownerDocument.defaultView
  return around ? globalsOfPage(around) : undefined
}

/** What the toolbar says to a page of stories or documentation. */
export function globalsOfPage(page: PageAround): Record<string, unknown> | undefined {
  return page.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get()
}
