import { type Capability, type Plugin, providerInfoOf } from '@capstan/kit';
import { PluginError } from './plugin.error.js';
import type { ListedPlugins } from './load-plugins.js';

/**
 * Returns the catalog with the capabilities and providers of plugins.
 * @param builtIn capabilities of features: their names are reserved, and plugins cannot add providers to them.
 * @throws PluginError
 */
export function extendCatalog(
  catalog: readonly Capability[],
  builtIn: readonly Capability[],
  { file = '', plugins }: ListedPlugins,
): readonly Capability[] {
  const fail = ({ name }: Plugin, reason: string): never => {
    throw new PluginError(file, `plugin ${name}: ${reason}`);
  };
  const served = new Map(catalog.map((capability) => [capability.name, capability]));
  const taken = new Set([...served.keys(), ...builtIn.map(({ name }) => name)]);
  for (const plugin of plugins) {
    for (const capability of plugin.capabilities) {
      if (taken.has(capability.name)) fail(plugin, `there is a capability ${capability.name} already`);
      taken.add(capability.name);
      served.set(capability.name, capability);
    }
  }
  for (const plugin of plugins) {
    for (const [name, providers] of Object.entries(plugin.providers)) {
      const capability = served.get(name);
      if (!capability) {
        return fail(plugin, `providers.${name}: no such capability (${[...served.keys()].join(', ')})`);
      }
      served.set(name, { ...capability, providers: [...capability.providers, ...providers] });
    }
  }
  for (const plugin of plugins) assertDistinctProviders(plugin, served, fail);
  return [...served.values()];
}

/** `<CAPABILITY>_PROVIDERS` lists providers by name, so the names must be unique. */
function assertDistinctProviders(
  plugin: Plugin,
  served: ReadonlyMap<string, Capability>,
  fail: (plugin: Plugin, reason: string) => never,
): void {
  const touched = [...plugin.capabilities.map(({ name }) => name), ...Object.keys(plugin.providers)];
  for (const name of touched) {
    const names: string[] = [];
    try {
      names.push(...(served.get(name)?.providers ?? []).map((type) => providerInfoOf(type).name));
    } catch (error) {
      fail(plugin, error instanceof Error ? error.message : String(error));
    }
    const repeated = names.find((other, index) => names.indexOf(other) < index);
    if (repeated !== undefined) fail(plugin, `${name} has a provider ${repeated} already`);
  }
}
