import { type Plugin, catalogConfigSlices, providerInfoOf, transportConfigSlices } from '@capstan/kit';
import type { ConfigSlice } from '@capstan/platform-core';

/** The names of plugins by the names of the variables that they bring. */
export const variablesOfPlugins = (plugins: readonly Plugin[]): ReadonlyMap<string, string> =>
  new Map(
    plugins.flatMap((plugin) =>
      slicesOf(plugin)
        .flatMap(({ shape }) => Object.keys(shape))
        .map((variable): [string, string] => [variable, plugin.name]),
    ),
  );

/** Slices of a plugin: its own, those of its capabilities, and of its providers of other capabilities. */
const slicesOf = ({ config, capabilities, providers, messageTransports }: Plugin): ConfigSlice[] => [
  ...config,
  ...catalogConfigSlices(capabilities),
  ...Object.values(providers)
    .flat()
    .map((provider) => providerInfoOf(provider).config)
    .filter((slice) => slice !== undefined),
  ...transportConfigSlices(messageTransports),
];
