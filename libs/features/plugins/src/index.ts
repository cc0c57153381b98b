/**
 * What plugins are given of the service, and where their modules are mounted. Main type: {@link PluginsModule}.
 */
export { PluginsModule, type ServiceStrategy } from './plugins.module.js';
