import { defineConfig, envText } from '@capstan/platform-core';

/** The file that lists the plugins. */
export const pluginsConfig = defineConfig(
  'plugins',
  {
    CAPSTAN_CONFIG: envText(
      'File that lists plugins (default: capstan.config.ts, .js or .mjs in the checkout, if there is one)',
    ),
  },
  (env) => ({ file: env.CAPSTAN_CONFIG }),
);
