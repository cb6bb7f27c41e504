import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'render-worker': 'src/content/documents/render-worker.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  dts: {
    entry: { 'testing/index': 'src/testing/index.ts' },
    // A path mapping makes the contract count as our own source, so that its types are included.
    compilerOptions: {
      paths: { '@vestibule/api-client/contract': ['../api-client/src/contract/index.ts'] },
    },
  },
  clean: true,
  // Keep the prefix: `sqlite` without `node:` would be a package that does not exist.
  removeNodeProtocol: false,
  // The contract and the base are bundled, as they are not installed beside the server. drizzle is a dependency, needed for the types
  // of `testing`, but bundled all the same: otherwise Node reads drizzle's package.json (180 kB) for each of its
  // modules, 270 MiB at every start.
  noExternal: ['@vestibule/api-client', '@vestibule/base', 'drizzle-orm'],
  esbuildOptions(options) {
    options.conditions = ['@vestibule/source']
  },
})
