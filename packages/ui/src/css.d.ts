// Types for importing a stylesheet of the package: it exports nothing.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
