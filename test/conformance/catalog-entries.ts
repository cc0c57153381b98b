import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Type } from '@nestjs/common';
import {
  type Capability,
  type CapabilityProvider,
  type ProviderInfo,
  providerInfoOf,
} from '@capstan/capability-kit';
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
  /** It calls anyone at all. */
  callsOut: boolean;
  folder: string;
}

/** Every provider of every capability. */
export const providers: readonly ProviderEntry[] = catalog.flatMap((capability) =>
  capability.providers.map((type) => {
    const info = providerInfoOf(type);
    return {
      capability,
      type,
      info,
      name: `${capability.name}/${info.name}`,
      isVendor: info.config !== undefined && info.failuresAreTargets !== true,
      callsOut: info.config !== undefined || info.failuresAreTargets === true,
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

/** Recorded answers of a vendor, those in JSON. */
export function fixturesOf({ folder }: ProviderEntry): string[] {
  const fixtures = join(folder, 'fixtures');
  if (!existsSync(fixtures)) return [];
  return readdirSync(fixtures)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(fixtures, file));
}

/** The parameters of a capability's first example, checked and completed as those of a caller. */
export const exampleParams = (capability: Capability): object =>
  validateParams(capability.params, capability.examples[0]?.params ?? {});

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
