import { buildCapabilities } from '@capstan/builds';
import { catalog, messageTransports } from '@capstan/catalog';
import { type Capability, type Plugin, catalogConfigSlices, transportConfigSlices } from '@capstan/kit';
import { messageCapabilities } from '@capstan/messages';
import type { LoadedConfig } from '@capstan/platform-core';
import { researchCapabilities } from '@capstan/research';
import { parseConfig } from '../load-config.js';
import { serviceSections } from '../env.schema.js';
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
  const slices = new Set([
    ...serviceSections.flatMap((section) => section.slices),
    ...catalogConfigSlices(served),
    ...transportConfigSlices([
      ...messageTransports,
      ...plugins.flatMap((plugin) => plugin.messageTransports),
    ]),
    ...plugins.flatMap(({ config }) => config),
  ]);
  return { plugins, catalog: served, config: parseConfig(env, slices) };
}
