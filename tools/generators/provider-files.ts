import { join } from 'node:path';
import type { Names } from './names.js';
import { type ResultClass, resultFieldsOf } from './result-fields.js';
import { resultReaders } from './result-readers.js';
import { sampleOf } from './result-sample.js';
import { type GeneratedFile, renderFolder } from './template.js';

/** The data of the capability that a new provider needs. */
export interface ServedCapability {
  names: Names;
  /** Class name of its parameters, e.g. `SearchParams`. */
  params: string;
  result: ResultClass;
  /** Folder relative to the checkout. */
  folder: string;
}

/** The files of a provider whose upstream accepts and returns the capability's own shapes. */
export function providerFiles(provider: Names, capability: ServedCapability): GeneratedFile[] {
  const { folder, names, params, result } = capability;
  const readers = resultReaders(result);
  const required = resultFieldsOf(result).filter(({ isRequired }) => isRequired);
  const values = {
    ...prefixed('provider', provider),
    ...prefixed('capability', names),
    paramsClass: params,
    resultClass: result.name,
    resultClasses: readers.classes.join(', '),
    sharedReaders: readers.shared.join(', '),
    resultReaders: readers.code,
    requiredFields: JSON.stringify(required.map(({ name }) => name)),
    sample: JSON.stringify(sampleOf(result), null, 2),
  };
  return renderFolder('provider', join(folder, 'providers', provider.snake), values);
}

/** `capabilitySnake`, `capabilityPascal` and so on. */
export const prefixed = (prefix: string, names: Names): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names).map(([key, value]: [string, string]) => [
      prefix + key.charAt(0).toUpperCase() + key.slice(1),
      value,
    ]),
  );
