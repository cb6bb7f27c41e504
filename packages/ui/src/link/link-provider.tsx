import {
  createContext,
  forwardRef,
  useContext,
  type ComponentPropsWithoutRef,
  type ElementType,
  type ReactNode,
} from 'react'

export type LinkElementProps = ComponentPropsWithoutRef<'a'> & {
  /** Where it leads. */
  href: string
}

const LinkComponent = createContext<ElementType<LinkElementProps>>('a')

export type LinkProviderProps = {
  /**
   * What stands for `<a>` in every component with an `href`: usually the router's link. It receives
   * `href`, `ref`, `className` and the rest of an anchor's props, and must pass them on.
   */
  component: ElementType<LinkElementProps>
  /** The app. */
  children: ReactNode
}

/** Makes the links of all components below go through a client-side router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent.Provider value={component}>{children}</LinkComponent.Provider>
}

/** The anchor of the nearest `LinkProvider`, for components that are links. */
export const LinkElement = forwardRef<HTMLAnchorElement, LinkElementProps>((props, ref) => {
  const Component = useContext(LinkComponent)
  // Not created here: it is the provider's, and the same in every render.
  // oxlint-disable-next-line react/static-components
  return <Component ref={ref} {...props} />
})
LinkElement.displayName = 'LinkElement'
