import { buildCapabilities } from '@capstan/builds';
import { catalog, messageTransports } from '@capstan/catalog';
import type { Capability, Plugin } from '@capstan/kit';
import { messageCapabilities } from '@capstan/messages';
import type { LoadedConfig } from '@capstan/platform-core';
import { researchCapabilities } from '@capstan/research';
import { parseConfig } from '../load-config.js';
import { catalogSections, serviceSections } from '../env.schema.js';
import { variablesOfPlugins } from '../variables/variables-of-plugins.js';
import { extendCatalog } from './extend-catalog.js';
import { loadPlugins } from './load-plugins.js';

/** Plugins, catalog and configuration of a process. */
export interface Setup {
  readonly plugins: readonly Plugin[];
  /** The capabilities of the catalog and of plugins, with the providers of plugins. */
  readonly catalog: readonly Capability[];
  readonly config: LoadedConfig;
}

/**
 * Loads plugins and configuration: the first thing every process and command does.
 * @throws PluginError, InvalidConfigError
 */
export async function loadSetup(env: Record<string, string | undefined> = process.env): Promise<Setup> {
  const listed = await loadPlugins(env);
  const { plugins } = listed;
  const served = extendCatalog(
    catalog,
    [...researchCapabilities, ...messageCapabilities, ...buildCapabilities],
    listed,
  );
  const transports = [...messageTransports, ...plugins.flatMap((plugin) => plugin.messageTransports)];
  const sections = [
    ...serviceSections,
    ...catalogSections(served, transports),
    { title: 'Plugins', slices: plugins.flatMap(({ config }) => config) },
  ];
  return { plugins, catalog: served, config: parseConfig(env, sections, variablesOfPlugins(plugins)) };
}
