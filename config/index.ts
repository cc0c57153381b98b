/**
 * The one place that reads the environment: schema, loader, DataSource for migrations.
 * Main function: {@link loadConfig}.
 */
export { createDataSource } from './data-source.js';
export { type EnvSection, envSchema } from './env.schema.js';
export { configOf, InvalidConfigError, loadConfig } from './load-config.js';
