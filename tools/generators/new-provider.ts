import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Capability, providerInfoOf } from '@capstan/kit';
import { assertFree, capabilityFolder, readSource, root } from './checkout.js';
import { addProviderRow } from './edit-readme.js';
import { addImport, addToList, hasIdentifier } from './edit-source.js';
import { GeneratorError } from './generator.error.js';
import { type Names, capabilityNames, providerNames } from './names.js';
import { type ServedCapability, providerFiles } from './provider-files.js';
import { type Plan, runGenerator } from './run-generator.js';
import type { GeneratedFile } from './template.js';

const USAGE = `Usage: npm run new:provider -- <capability> <name>
  Writes libs/catalog/src/<capability>/providers/<name>/ with provider, mapper, configuration, tests and a fixture,
  and appends it to the capability's list of providers. See docs/extending/provider.md.

  <capability>  one of the catalog, e.g. search
  <name>        in small letters with underscores, e.g. free_dictionary`;

async function plan([capability, name, ...more]: string[]): Promise<Plan | undefined> {
  if (capability === undefined || name === undefined || more.length > 0) return undefined;
  const names = capabilityNames(capability);
  const provider = providerNames(name);
  const folder = capabilityFolder(names.snake);
  const path = join(folder, `${names.kebab}.capability.ts`);
  if (!existsSync(join(root, path))) {
    throw new GeneratorError(
      `There is no ${path}. Create the capability first: npm run new:capability -- ${capability} ${name}`,
    );
  }
  assertFree(join(folder, 'providers', provider.snake));
  const definition = await loadDefinition(path, names.snake);
  assertNameFree(definition, provider.snake);
  const served: ServedCapability = {
    names,
    params: definition.params.name,
    result: definition.result,
    folder,
  };
  return {
    added: providerFiles(provider, served),
    changed: [registered(path, provider), ...documented(folder, provider, definition)],
    nextSteps: nextSteps(names, definition.path, provider),
  };
}

async function loadDefinition(path: string, name: string): Promise<Capability> {
  const module = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
  const found = Object.values(module).find(
    (value): value is Capability =>
      typeof value === 'object' && value !== null && 'name' in value && value.name === name,
  );
  if (!found) throw new GeneratorError(`${path} exports no capability called ${name}.`);
  return found;
}

function assertNameFree({ name, providers }: Capability, wanted: string): void {
  const known = providers.map((provider) => providerInfoOf(provider).name);
  if (known.includes(wanted)) {
    throw new GeneratorError(`${name} already has a provider ${wanted}. Choose another name.`);
  }
}

function registered(path: string, { pascal, snake, kebab }: Names): GeneratedFile {
  const className = `${pascal}Provider`;
  const text = readSource(path);
  if (hasIdentifier(text, className)) {
    throw new GeneratorError(`${path} already has a ${className}. Choose another name.`);
  }
  const listed = addToList(text, 'providers', className);
  if (listed === undefined) throw new GeneratorError(`${path} has no list "providers" to add to.`);
  return { path, text: addImport(listed, className, `./providers/${snake}/${kebab}.provider.js`) };
}

/** The README of a capability lists its providers in a table; the new one is added below the last of them. */
function documented(folder: string, provider: Names, { providers }: Capability): GeneratedFile[] {
  const path = join(folder, 'README.md');
  const known = providers.map((type) => providerInfoOf(type).name);
  const text = existsSync(join(root, path)) ? readSource(path) : '';
  const extended = addProviderRow(text, known, provider);
  return extended === undefined ? [] : [{ path, text: extended }];
}

const nextSteps = ({ snake, kebab }: Names, path: string, provider: Names): string => `\
Next
  1. Teach it its vendor: providers/${provider.snake}/ (mapper, fixtures, then the provider itself).
  2. Put it where it belongs in the order of "providers" in ${kebab}.capability.ts; it is the last one now. The README
     should say what it is good for, and a test that lists the providers wants the new one too.
  3. npx vitest run --project unit libs/catalog/src/${snake}
  4. npm run env:example, when its variables changed.
  5. ${provider.upper}_BASE_URL=… npm start, then POST /v1/${path}; GET /v1/requests/{request_id} shows every attempt.`;

await runGenerator(USAGE, plan);
