import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Type } from '@nestjs/common';
import { type Capability, type CapabilityProvider, type ProviderInfo, providerInfoOf } from '@capstan/kit';
import { catalog } from '@capstan/catalog';
import { validateParams } from '@capstan/platform-http';

const CATALOG_FOLDER = resolve(import.meta.dirname, '..', '..', 'libs', 'catalog', 'src');

/** A provider of the catalog with all that the conformance tests want to know of it. */
export interface ProviderEntry {
  capability: Capability;
  type: Type<CapabilityProvider>;
  info: ProviderInfo;
  /** `capability/provider`, for the name of the test. */
  name: string;
  /** It calls a vendor, as opposed to an address of the caller's or the own database. */
  isVendor: boolean;
  /** It calls anyone at all over HTTP. */
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

/** Where a capability lives. */
export function folderOf(capability: Capability): string {
  return join(CATALOG_FOLDER, capability.name);
}

/** `local_index` to `local-index`, as files are named. */
export const kebab = (name: string): string => name.replaceAll('_', '-');

/** Recorded answers of a vendor, those in JSON, XML or HTML. */
export const fixturesOf = (entry: ProviderEntry): string[] => recorded(entry, /\.(?:json|xml|html)$/);

/** Recorded pictures of a vendor. */
export const picturesOf = (entry: ProviderEntry): string[] => recorded(entry, /\.(?:png|jpe?g|webp)$/);

function recorded({ folder }: ProviderEntry, ending: RegExp): string[] {
  const fixtures = join(folder, 'fixtures');
  if (!existsSync(fixtures)) return [];
  return readdirSync(fixtures)
    .filter((file) => ending.test(file))
    .map((file) => join(fixtures, file));
}

/**
 * The parameters of the capability's first example that a provider serves, checked and completed as those of a caller.
 * @throws Error when there is none: such a provider would go untested.
 */
export function exampleParams({ capability, name }: ProviderEntry, provider: CapabilityProvider): object {
  const examples = capability.examples.map(({ params }) => validateParams(capability.params, params));
  const served = examples.find((params) => provider.supports?.(params) ?? true);
  if (!served) throw new Error(`${name} serves none of the examples of its capability`);
  return served;
}

/** Begins every value that stands for a secret. */
export const SECRET = 'fake-secret';

/** An environment in which a provider has all that it asks for. */
export function fullEnvironment({ info }: ProviderEntry): Record<string, string> {
  const shape = Object.entries(info.config?.shape ?? {});
  const wanted = shape.filter(([, schema]) => schema.parse(undefined) === undefined);
  return Object.fromEntries(
    wanted.map(([variable]) => [
      variable,
      variable.endsWith('_URL') ? 'https://vendor.example' : `${SECRET}-${variable}`,
    ]),
  );
}

/** No time between requests: the tests ask stand-ins, many times over. */
export function unpacedEnvironment({ info }: ProviderEntry): Record<string, string> {
  const variables = Object.keys(info.config?.shape ?? {});
  return Object.fromEntries(
    variables.filter((variable) => variable.endsWith('_INTERVAL_MS')).map((variable) => [variable, '0']),
  );
}
