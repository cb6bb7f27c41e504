// Types for importing a stylesheet of this package, which exports nothing.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
