import { defineConfig } from 'vitest/config';

/**
 * Suites, cheapest first. `unit` needs nothing; `e2e` (conformance included) shares one PostgreSQL that
 * `test/harness/global-setup.ts` starts, with a database per file. `fresh-machine` starts the service in clean clones
 * and takes many minutes: it is not part of `npm test`.
 */
const shared = {
  environment: 'node' as const,
  setupFiles: ['./test/harness/setup.ts'],
  // What is waited for comes at once on a machine at rest; the second that is the default is short on a busy one.
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['{libs,apps,config,tools}/**/*.spec.ts', 'test/harness/**/*.spec.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'e2e',
          include: ['test/{e2e,conformance,clients,chaos}/**/*.e2e-spec.ts'],
          globalSetup: ['./test/harness/global-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'fresh-machine',
          include: ['test/fresh-machine/**/*.e2e-spec.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
