/**
 * The services that plugins can inject, and the module that mounts plugins. Main type: {@link PluginsModule}.
 */
export { PluginsModule, type ServiceStrategy } from './plugins.module.js';
