import { join } from 'node:path';
import type { Names } from './names.js';
import { type GeneratedFile, renderFolder } from './template.js';

/** What a new provider must know of the capability it serves. */
export interface ServedCapability {
  names: Names;
  /** Class names, e.g. `SearchParams`. */
  params: string;
  result: string;
  /** Folder relative to the checkout. */
  folder: string;
  /** A result as its upstream answers it. */
  sample: Record<string, unknown>;
  /** Fields that every result has. */
  requiredFields: string[];
}

/** The files of a provider whose upstream takes and answers the capability's own shapes. */
export function providerFiles(provider: Names, capability: ServedCapability): GeneratedFile[] {
  return renderFolder('provider', join(capability.folder, 'providers', provider.snake), {
    ...prefixed('provider', provider),
    ...prefixed('capability', capability.names),
    paramsClass: capability.params,
    resultClass: capability.result,
    requiredFields: JSON.stringify(capability.requiredFields),
    sample: JSON.stringify(capability.sample, null, 2),
  });
}

/** `capabilitySnake`, `capabilityPascal` and so on. */
export const prefixed = (prefix: string, names: Names): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).map(([key, value]: [string, string]) => [
      prefix + key.charAt(0).toUpperCase() + key.slice(1),
      value,
    ]),
  );
