// The types of every stylesheet of the package: importing one gives nothing.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
