/**
 * The only library that reads the environment: schema, plugins, loader, DataSource for migrations. Main function:
 * {@link loadSetup}.
 */
export { createDataSource } from './data-source.js';
export { type EnvSection, envSchema } from './env.schema.js';
export { PluginError } from './plugins/plugin.error.js';
export { loadSetup, type Setup } from './plugins/load-setup.js';
export { configOf, InvalidConfigError, loadConfig } from './load-config.js';
export { textOfValue } from './variables/text-of-value.js';
