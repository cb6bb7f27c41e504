import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'render-worker': 'src/documents/render-worker.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node22',
  dts: {
    entry: { 'testing/index': 'src/testing/index.ts' },
    // As a path of our own, so that its types are written out.
    compilerOptions: {
      paths: { '@vestibule/api-client/contract': ['../api-client/src/contract/index.ts'] },
    },
  },
  clean: true,
  // Without its prefix `node:sqlite` is a package that does not exist.
  removeNodeProtocol: false,
  // The contract is part of the server: there is nothing to install beside it. drizzle is installed as well, for the types
  // of `testing`. Bundled all the same, as Node reads its package.json, 180 kB, for each of its modules: 270 MiB at every start.
  noExternal: ['@vestibule/api-client', 'drizzle-orm'],
  esbuildOptions(options) {
    options.conditions = ['@vestibule/source']
  },
})
