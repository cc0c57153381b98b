import { type ConfigOf, defineConfig, envInteger, envText } from '@capstan/platform-core';

/** Configuration of the shared Chromium. */
export const browserConfig = defineConfig(
  'browser',
  {
    CHROMIUM_PATH: envText(
      'Chromium or Chrome for screenshots and pages that need JavaScript: path of the program, `bundled` for ' +
        'the one bundled for Linux on x64, or `off` for none (default: an installed one, else the bundled one).',
    ),
    FONTCONFIG_FILE: envText(
      "The machine's fontconfig file, which lists the fonts for Chromium on Linux. Bundled fonts are the fallback, so that " +
        'text is legible without any (default: /etc/fonts/fonts.conf).',
    ),
    BROWSER_CONCURRENCY: envInteger(
      4,
      { min: 1, max: 64 },
      'Pages that are open at a time; others wait. With two or more, the last one is reserved for an account that has none open.',
    ),
    BROWSER_IDLE_SECONDS: envInteger(300, { min: 1 }, 'Chromium is shut down when unused for this long.'),
    BROWSER_PAGES_PER_PROCESS: envInteger(100, { min: 1 }, 'Chromium is restarted after this many pages.'),
    BROWSER_MEMORY_MB: envInteger(
      2048,
      { min: 256 },
      'Chromium is restarted when it uses more memory than this; at twice as much it is killed (Linux only).',
    ),
  },
  (env) => ({
    isOff: env.CHROMIUM_PATH?.toLowerCase() === 'off',
    chromiumPath: env.CHROMIUM_PATH?.toLowerCase() === 'off' ? undefined : env.CHROMIUM_PATH,
    fontconfigFile: env.FONTCONFIG_FILE ?? '/etc/fonts/fonts.conf',
    concurrency: env.BROWSER_CONCURRENCY,
    idleMs: env.BROWSER_IDLE_SECONDS * 1000,
    pagesPerProcess: env.BROWSER_PAGES_PER_PROCESS,
    memoryBytes: env.BROWSER_MEMORY_MB * 1024 * 1024,
  }),
);

export type BrowserConfig = ConfigOf<typeof browserConfig>;
