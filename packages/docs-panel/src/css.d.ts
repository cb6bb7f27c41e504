// The types of the stylesheet: importing it gives nothing.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
