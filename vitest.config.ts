import { defineConfig } from 'vitest/config';
import { SlowFirst } from './test/harness/slow-first.sequencer.js';

/**
 * The test suites, cheapest first (docs/testing.md). `unit` needs no set-up. `e2e` and `long` share one PostgreSQL
 * that `test/harness/global-setup.ts` starts, with a database per file. `scale` starts many processes of the compiled
 * service, on servers of their own. `fresh-machine` starts the service in clean clones. `npm test` leaves the last three
 * to `npm run test:full`. Files share their worker's modules, because
 * importing the application again for each file costs more than most of them take.
 */
const shared = {
  environment: 'node' as const,
  setupFiles: ['./test/harness/setup.ts'],
  provide: { isLong: process.env['TEST_LENGTH'] === 'long' },
  // Polled conditions are met at once on an idle machine; the default of a second is short on a busy one.
  expect: { poll: { timeout: 20_000 } },
};

const unit = { ...shared, testTimeout: 120_000, hookTimeout: 120_000 };
const e2e = {
  ...shared,
  globalSetup: ['./test/harness/global-setup.ts'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          isolate: false,
          include: ['{libs,apps,config,tools}/**/*.spec.ts', 'test/{harness,bench}/**/*.spec.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...e2e,
          name: 'e2e',
          isolate: false,
          include: ['test/{e2e,conformance,clients,chaos}/**/*.e2e-spec.ts'],
        },
      },
      {
        extends: true,
        test: { ...e2e, name: 'long', include: ['test/{e2e,clients,chaos}/**/*.long-spec.ts'] },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'scale',
          include: ['test/scale/**/*.long-spec.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'fresh-machine',
          include: ['test/fresh-machine/**/*.long-spec.ts'],
          testTimeout: 3_600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
