/**
 * What plugins are given of the service, and where their modules are mounted. Main type: {@link PluginsModule}.
 */
export { PluginsModule } from './plugins.module.js';
