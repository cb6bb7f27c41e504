// Type of the stylesheet: importing it exports nothing.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
