import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Loaded at first use: most processes never open a page, and it takes 57 MB and a quarter of a second. */
export const playwright = (): typeof import('playwright-core') =>
  require('playwright-core') as typeof import('playwright-core');
