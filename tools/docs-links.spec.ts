import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...markdownBelow('docs'),
  ...markdownBelow('libs'),
  ...markdownBelow('apps'),
  ...markdownBelow('examples'),
];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Pages that operators follow command by command. */
const operatorPages = [
  'configuration',
  'data',
  'deployment',
  'operations',
  'research',
  'scaling',
  'webhooks',
  'messages',
].map((name) => `docs/${name}.md`);
/** Routes of the API and of operators; the rest is not part of OpenAPI. */
const routes = [
  ...['openapi', 'openapi-admin'].flatMap((name) => {
    const { paths } = JSON.parse(read(`docs/${name}.json`)) as { paths: Record<string, object> };
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
  }),
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
  'GET /v1/admin/openapi.json',
];
const variables = new Set(
  [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
);
/** Variables of compose.yaml and of one command, and those with which a page shortens its examples. */
const otherVariables = new Set([
  'POSTGRES_PASSWORD',
  'BACKUP_PASSPHRASE',
  'URL',
  'ID',
  'ADMIN_KEY',
  'CAPSTAN_URL',
  'CAPSTAN_KEY',
]);
const metrics = new Set(
  readdirSync(join(root, 'libs/features/observability/src/metrics')).flatMap(
    (file) => read(join('libs/features/observability/src/metrics', file)).match(/\bcapstan_\w+/g) ?? [],
  ),
);

function markdownBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));
}

function sourcesBelow(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|mjs|yaml)$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  );
}

function read(page: string): string {
  return readFileSync(join(root, page), 'utf8');
}

/** Whether a path of a page, with names or examples in place of parameters, is one of a route. */
const isRoute = (method: string, path: string): boolean =>
  routes.some((route) => {
    const [of = '', template = ''] = route.split(' ');
    const pattern = template
      .split('/')
      .map((segment) => (segment.startsWith('{') ? '[^/]+' : segment.replaceAll('.', '\\.')))
      .join('/');
    return (method === '' || of === method) && new RegExp(`^${pattern}$`).test(path);
  });

/** Routes of a page: those in the text, and those that a curl of it asks for. */
const routesOf = (page: string): [method: string, path: string][] => {
  const text = read(page);
  return [
    ...[...text.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/[^\s`?…]*)`/g)].map(
      ([, method = '', path = '']): [string, string] => [method, path],
    ),
    ...[...text.matchAll(/\$URL(\/[^\s"?]*)/g)].map(([, path = '']): [string, string] => ['', path]),
  ];
};

/** The anchor that GitHub creates for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
const anchorsOf = (page: string): string[] =>
  [...read(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Dangling links of a page. */
const brokenLinksOf = (page: string): string[] =>
  [...read(page).matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^\w+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : join(dirname(page), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsOf(target).includes(anchor);
    });

describe('documentation', () => {
  it.each(pages)('%s has valid links', (page) => {
    expect(brokenLinksOf(page)).toEqual([]);
  });

  it('is cited by code under its present names', () => {
    const cited = sourcesBelow('libs', 'apps', 'config', 'test', 'tools').flatMap((file) =>
      [...read(file).matchAll(/docs\/adr\/\d{4}[\w-]*\.md/g)].map(([page]) => ({ file, page })),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ page }) => !existsSync(join(root, page)))).toEqual([]);
  });

  it.each(pages)('%s names existing npm scripts', (page) => {
    const named = [...read(page).matchAll(/npm run (?:-s )?([a-z][\w:]*)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it.each(operatorPages)('%s names existing routes', (page) => {
    expect(routesOf(page).filter(([method, path]) => !isRoute(method, path))).toEqual([]);
  });

  it.each(operatorPages)('%s names existing environment variables', (page) => {
    const text = read(page);
    const named = [
      ...[...text.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)[`=]/g)].map(([, name = '']) => name),
      ...[...text.matchAll(/^(?:export )?((?:[A-Z][A-Z0-9_]*=\S+ ?)+)/gm)].flatMap(([, set = '']) =>
        [...set.matchAll(/([A-Z][A-Z0-9_]*)=/g)].map(([, name = '']) => name),
      ),
    ];
    const known = (name: string): boolean => variables.has(name) || otherVariables.has(name);
    expect(named.filter((name) => !known(name))).toEqual([]);
  });

  it.each(operatorPages)('%s names existing metrics', (page) => {
    const named = read(page).match(/\bcapstan_[a-z]\w*/g) ?? [];
    expect(named.filter((name) => !metrics.has(name))).toEqual([]);
  });

  it('knows routes, variables and metrics', () => {
    expect([isRoute('GET', '/v1/credits'), isRoute('PUT', '/v1/credits')]).toEqual([true, false]);
    expect(isRoute('', '/v1/admin/providers/search/wikipedia/test')).toBe(true);
    expect(isRoute('GET', '/v1/nothing')).toBe(false);
    expect([variables.has('DATABASE_URL'), metrics.has('capstan_calls_total')]).toEqual([true, true]);
    expect(routesOf('docs/operations.md').length).toBeGreaterThan(10);
  });
});
