import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Type } from '@nestjs/common';
import { type Capability, type CapabilityProvider, type ProviderInfo, providerInfoOf } from '@capstan/kit';
import { catalog } from '@capstan/catalog';
import { validateParams } from '@capstan/platform-http';

const CATALOG_FOLDER = resolve(import.meta.dirname, '..', '..', 'libs', 'catalog', 'src');

/** A provider of the catalog with the data for the conformance tests. */
export interface ProviderEntry {
  capability: Capability;
  type: Type<CapabilityProvider>;
  info: ProviderInfo;
  /** `capability/provider`, for the name of the test. */
  name: string;
  /** It calls a vendor, as opposed to a URL of the caller or the own database. */
  isVendor: boolean;
  /** It sends HTTP requests. */
  callsOut: boolean;
  folder: string;
}

/** Every provider of every capability. */
export const providers: readonly ProviderEntry[] = catalog.flatMap((capability) =>
  capability.providers.map((type) => {
    const info = providerInfoOf(type);
    const hasVendor = Object.keys(info.config?.shape ?? {}).some((variable) =>
      variable.endsWith('_BASE_URL'),
    );
    return {
      capability,
      type,
      info,
      name: `${capability.name}/${info.name}`,
      isVendor: hasVendor && info.failuresAreTargets !== true,
      callsOut: hasVendor || info.failuresAreTargets === true,
      folder: join(folderOf(capability), 'providers', info.name),
    };
  }),
);

/** Folder of a capability. */
export function folderOf(capability: Capability): string {
  return join(CATALOG_FOLDER, capability.name);
}

/** `local_index` to `local-index`, as in file names. */
export const kebab = (name: string): string => name.replaceAll('_', '-');

/** Recorded responses of a vendor in JSON, XML or HTML. */
export const fixturesOf = (entry: ProviderEntry): string[] => recorded(entry, /\.(?:json|xml|html)$/);

/** Recorded images of a vendor. */
export const picturesOf = (entry: ProviderEntry): string[] => recorded(entry, /\.(?:png|jpe?g|webp)$/);

function recorded({ folder }: ProviderEntry, ending: RegExp): string[] {
  const fixtures = join(folder, 'fixtures');
  if (!existsSync(fixtures)) return [];
  return readdirSync(fixtures)
    .filter((file) => ending.test(file))
    .map((file) => join(fixtures, file));
}

/**
 * The parameters of the capability's first example that a provider serves, validated and with defaults.
 * @throws Error if there is none: such a provider would remain untested.
 */
export function exampleParams({ capability, name }: ProviderEntry, provider: CapabilityProvider): object {
  const examples = capability.examples.map(({ params }) => validateParams(capability.params, params));
  const served = examples.find((params) => provider.supports?.(params) ?? true);
  if (!served) throw new Error(`${name} serves none of the examples of its capability`);
  return served;
}

/** Prefix of every value that represents a secret. */
export const SECRET = 'fake-secret';

/** Variables that name a file, which must exist. */
const FILES = new Set(['LOCAL_WHISPER_MODEL']);

/** An environment in which a provider is fully configured. */
export function fullEnvironment({ info }: ProviderEntry): Record<string, string> {
  const shape = Object.entries(info.config?.shape ?? {});
  const wanted = shape.filter(([, schema]) => schema.parse(undefined) === undefined);
  return Object.fromEntries(wanted.map(([variable]) => [variable, valueOf(variable)]));
}

function valueOf(variable: string): string {
  if (FILES.has(variable)) return import.meta.filename;
  return variable.endsWith('_URL') ? 'https://vendor.example' : `${SECRET}-${variable}`;
}

/** No interval between requests: the tests call stand-ins, many times. */
export function unpacedEnvironment({ info }: ProviderEntry): Record<string, string> {
  const variables = Object.keys(info.config?.shape ?? {});
  return Object.fromEntries(
    variables.filter((variable) => variable.endsWith('_INTERVAL_MS')).map((variable) => [variable, '0']),
  );
}
