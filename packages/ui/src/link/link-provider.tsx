import {
  createContext,
  forwardRef,
  useContext,
  type ComponentPropsWithoutRef,
  type ElementType,
  type ReactNode,
} from 'react'

export type LinkElementProps = ComponentPropsWithoutRef<'a'> & {
  /** The address that the link leads to. */
  href: string
}

const LinkComponent = createContext<ElementType<LinkElementProps>>('a')

export type LinkProviderProps = {
  /**
   * Rendered instead of `<a>` by every component with an `href`; usually the router's link. It receives `href`, `ref`,
   * `className` and the other props of an anchor, and must pass them on to its anchor: otherwise links lose their look
   * and their handlers.
   */
  component: ElementType<LinkElementProps>
  /** The content, usually the whole app. */
  children: ReactNode
}

/** Makes the links of all components below go through a client-side router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent.Provider value={component}>{children}</LinkComponent.Provider>
}

/** The link of the nearest `LinkProvider`, or `<a>` if there is none, for components that render links. */
export const LinkElement = forwardRef<HTMLAnchorElement, LinkElementProps>((props, ref) => {
  const Component = useContext(LinkComponent)
  // The component comes from the context and is the same in every render.
  // oxlint-disable-next-line react/static-components
  return <Component ref={ref} {...props} />
})
LinkElement.displayName = 'LinkElement'
