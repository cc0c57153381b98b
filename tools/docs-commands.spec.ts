import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  parameters?: { name?: string; in?: string; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
}

/** A curl of a page. */
interface Command {
  text: string;
  method: string;
  path: string;
  query: string[];
  body?: Record<string, unknown>;
}

const root = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const pages = ['README.md', ...readdirSync(join(root, 'docs')).map((file) => `docs/${file}`)].filter((file) =>
  file.endsWith('.md'),
);
const documents = ['openapi', 'openapi-admin'].map(
  (name) => JSON.parse(read(`docs/${name}.json`)) as Document,
);
/** What is not part of OpenAPI. */
const OTHERS = /^\/(?:health|metrics|mcp)/;

/** The commands of a page that ask the service; a line that ends with a backslash continues. */
const commandsOf = (page: string): Command[] =>
  [...read(page).matchAll(/^curl (?:.*\\\n)*.*$/gm)].flatMap(([text]) => {
    const [, path, query = ''] =
      /(?:\$URL|\$BASE|\$CAPSTAN_URL|http:\/\/127\.0\.0\.1:3000)(\/[^\s"'?]*)\??([^\s"']*)/.exec(text) ?? [];
    if (path === undefined || OTHERS.test(path)) return [];
    const json = / -d '(\{[^']*\})'/.exec(text)?.[1];
    const method = / -X ([A-Z]+)/.exec(text)?.[1] ?? (/ -[dF] /.test(text) ? 'POST' : 'GET');
    return {
      text,
      method,
      path,
      query: [...new URLSearchParams(query).keys()],
      ...(json !== undefined && { body: JSON.parse(json) as Record<string, unknown> }),
    };
  });

const partsOf = (path: string): string[] => path.split('/');

/** The operation with the most literal path, and its document. */
function operationOf({ method, path }: Command): { operation: Operation; document: Document } | undefined {
  const asked = partsOf(path);
  const found = documents.flatMap((document) =>
    Object.entries(document.paths).flatMap(([template, methods]) => {
      const parts = partsOf(template);
      const fits =
        parts.length === asked.length &&
        parts.every((part, index) => part.startsWith('{') || part === asked[index]);
      const operation = methods[method.toLowerCase()];
      return fits && operation
        ? { operation, document, literal: parts.filter((part) => !part.startsWith('{')) }
        : [];
    }),
  );
  return found.toSorted((one, other) => other.literal.length - one.literal.length)[0];
}

const resolved = <T extends { $ref?: string }>(document: Document, value: T): T => {
  const [, , kind = '', name = ''] = value.$ref?.split('/') ?? [];
  return value.$ref === undefined ? value : ((document.components[kind]?.[name] ?? {}) as T);
};

/** The fields that a schema has, in any of its alternatives. */
const fieldsOf = (document: Document, schema: Schema): string[] => {
  const { properties = {}, oneOf = [], anyOf = [], allOf = [] } = resolved(document, schema);
  return [
    ...Object.keys(properties),
    ...[...oneOf, ...anyOf, ...allOf].flatMap((part) => fieldsOf(document, part)),
  ];
};

/** What a command sends that its route does not know. */
function unknownOf(command: Command): string[] {
  const found = operationOf(command);
  if (!found) return [`${command.method} ${command.path}`];
  const { operation, document } = found;
  const known = (operation.parameters ?? []).map((parameter) => resolved(document, parameter).name);
  const schema = operation.requestBody?.content['application/json']?.schema;
  const fields = schema ? fieldsOf(document, schema) : [];
  return [
    ...command.query.filter((name) => !known.includes(name)),
    ...Object.keys(command.body ?? {}).filter((name) => !fields.includes(name)),
  ];
}

/** A command of the launcher in a page, by npm, in a container or by hand. */
interface LauncherCommand {
  page: string;
  name: string;
  words: string[];
}

const launcherCommandsOf = (page: string): LauncherCommand[] =>
  [
    ...read(page).matchAll(
      /^.*(?:npm run (?:-s )?|run --rm migrate |launcher\/src\/main\.js )(key|console:link|backup|restore|doctor|index|models)(?: --)?(?: ([^#\n`]*))?/gm,
    ),
  ].map(([, name = '', args = '']) => ({ page, name, words: args.split(' ').filter((word) => word !== '') }));

/** Where the options of commands are declared that do so elsewhere. */
const ELSEWHERE: Record<string, string> = { index: 'apps/worker/src/index-documents.arguments.ts' };
const launcherSource = (name: string): string =>
  read(ELSEWHERE[name] ?? `apps/launcher/src/commands/${name.replace(':', '-')}.command.ts`);

/** What a command of the launcher does not take: options, and words that follow none. */
function notTaken({ name, words }: LauncherCommand): string[] {
  const source = launcherSource(name);
  const takesWords = name === 'models' || /allowPositionals/.test(source);
  return words.filter((word, index) =>
    word.startsWith('--')
      ? !new RegExp(`(?:\\b|--)${word.slice(2)}\\b`).test(source)
      : !takesWords && !words[index - 1]?.startsWith('--'),
  );
}

const launcherCommands = pages.flatMap(launcherCommandsOf);

const commands = pages.flatMap((page) => commandsOf(page).map((command) => ({ page, ...command })));

describe('the commands of the documentation', () => {
  it.each(commands)('$page: $method $path has a route that knows what it sends', (command) => {
    expect(unknownOf(command), command.text).toEqual([]);
  });

  it.each(launcherCommands)('$page: $name $words is taken by the launcher', (command) => {
    expect(notTaken(command)).toEqual([]);
  });

  it('would be found if they had something else', () => {
    const words = ['--scope', 'admin', 'you@example.org'];
    expect(launcherCommands.length).toBeGreaterThan(20);
    expect(notTaken({ page: '', name: 'console:link', words })).toEqual(['--scope', 'you@example.org']);
  });

  it('would be found if they sent something else', () => {
    const sent = {
      text: '',
      method: 'POST',
      path: '/v1/search',
      query: ['email'],
      body: { query: '', words: '' },
    };
    expect(commands.length).toBeGreaterThan(30);
    expect(unknownOf(sent)).toEqual(['email', 'words']);
    expect(unknownOf({ ...sent, method: 'PUT' })).toEqual(['PUT /v1/search']);
  });
});
