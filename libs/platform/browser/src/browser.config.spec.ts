import { expect, it } from 'vitest';
import { z } from 'zod';
import { browserConfig } from './browser.config.js';

const read = (env: Record<string, string>) => browserConfig.read(z.object(browserConfig.shape).parse(env));

it('has defaults for everything', () => {
  expect(read({})).toEqual({
    isOff: false,
    chromiumPath: undefined,
    fontconfigFile: '/etc/fonts/fonts.conf',
    concurrency: 4,
    idleMs: 300_000,
    pagesPerProcess: 100,
    memoryBytes: 2 ** 31,
  });
});

it('accepts a path, or `off`', () => {
  expect(read({ CHROMIUM_PATH: '/opt/chrome' })).toMatchObject({ isOff: false, chromiumPath: '/opt/chrome' });
  expect(read({ CHROMIUM_PATH: 'OFF' })).toMatchObject({ isOff: true, chromiumPath: undefined });
});
