import 'reflect-metadata';
import { ResultField } from '@capstan/kit';
import { assertClassesFree, assertFree, capabilityFolder, catalogIndex, readSource } from './checkout.js';
import { addExport, addImport, addToList, hasIdentifier } from './edit-source.js';
import { GeneratorError } from './generator.error.js';
import { type Names, capabilityNames, providerNames } from './names.js';
import { prefixed, providerFiles } from './provider-files.js';
import { type Plan, runGenerator } from './run-generator.js';
import { type GeneratedFile, renderFolder } from './template.js';

const USAGE = `Usage: npm run new:capability -- <name> [<provider>]
  Writes libs/catalog/src/<name>/ with parameters, result, definition, tests, README and a first provider,
  and registers it in libs/catalog/src/index.ts. See docs/extending/capability.md.

  <name>      in small letters with underscores, e.g. dictionary or verify_email
  <provider>  likewise, e.g. free_dictionary (default: <name>_upstream)`;

/** The result of the capability templates; the first provider is generated for it. */
class TemplateResult {
  @ResultField({
    description: 'As in the template',
    type: 'string',
    example: 'What the upstream made of it.',
  })
  text: string;
}

function plan([name, provider, ...more]: string[]): Plan | undefined {
  if (name === undefined || more.length > 0) return undefined;
  const capability = capabilityNames(name);
  const first = providerNames(provider ?? `${name}_upstream`);
  const folder = capabilityFolder(capability.snake);
  assertFree(folder);
  assertClassesFree(capability);
  const values = {
    ...prefixed('capability', capability),
    ...prefixed('provider', first),
    // Words of a URL are separated by hyphens; a single word is unchanged.
    path: capability.kebab === capability.snake ? '' : `path: '${capability.kebab}',`,
  };
  const served = {
    names: capability,
    params: `${capability.pascal}Params`,
    result: Object.defineProperty(TemplateResult, 'name', { value: `${capability.pascal}Result` }),
    folder,
  };
  return {
    added: [...renderFolder('capability', folder, values), ...providerFiles(first, served)],
    changed: [registered(capability)],
    nextSteps: nextSteps(capability, first),
  };
}

function registered({ camel, snake, kebab }: Names): GeneratedFile {
  const text = readSource(catalogIndex);
  const from = `./${snake}/${kebab}.capability.js`;
  if (hasIdentifier(text, camel)) {
    throw new GeneratorError(`${catalogIndex} already has a "${camel}". Choose another name.`);
  }
  const listed = addToList(text, 'catalog', camel);
  if (listed === undefined) throw new GeneratorError(`${catalogIndex} has no list "catalog" to add to.`);
  return { path: catalogIndex, text: addExport(addImport(listed, camel, from), camel, from) };
}

const nextSteps = ({ snake, kebab }: Names, provider: Names): string => `\
Next
  1. Say what it takes and returns: ${kebab}.params.ts, ${kebab}.result.ts, ${kebab}.capability.ts.
  2. Teach the provider its vendor: providers/${provider.snake}/ (mapper, fixtures, then the provider itself).
  3. npx vitest run --project unit libs/catalog/src/${snake}
  4. npm run env:example, when the variables of the provider changed.
  5. ${provider.upper}_BASE_URL=… npm start, then POST /v1/${kebab}
docs/extending/capability.md does all of it for a small example.`;

await runGenerator(USAGE, plan);
