import type { Plugin } from './plugin.js';

/** What `capstan.config.ts` exports by default. */
export interface CapstanConfig {
  readonly plugins: readonly Plugin[];
}

/** Types the default export of `capstan.config.ts`. */
export const defineCapstanConfig = (config: CapstanConfig): CapstanConfig => config;
