/**
 * Typed configuration slices: each part of the house declares what it reads from the environment, beside the
 * code that uses it. Nothing here reads the environment; `config/` does, once. Main type: {@link ConfigSlice}.
 */
export { type DataConfig, dataConfig } from './data.config.js';
export { ConfigModule, type LoadedConfig } from './config.module.js';
export { defineConfig, type ConfigOf, type ConfigSlice, type EnvShape } from './config-slice.js';
export {
  envFlag,
  envInteger,
  envList,
  envOptionalInteger,
  envSecret,
  envText,
  envTextOr,
  envUrl,
  envUrlOr,
} from './env-types.js';
