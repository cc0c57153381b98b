import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LISTED_PAGES, OPEN_PAGES, PAGES_OF_ONE } from './console-pages.js';

const ROUTES = join(import.meta.dirname, '..', '..', 'apps', 'console', 'src', 'routes');

it('the pages whose looks are tested are those of the router of the console', () => {
  const sources = readdirSync(ROUTES)
    .filter((name) => name.endsWith('-routes.ts'))
    .map((name) => readFileSync(join(ROUTES, name), 'utf8'))
    .join('\n');
  const paths = [...sources.matchAll(/\bpath: '\/?([^']*)'/g)].map(([, path]) => `/${path}`);
  // The frame around the pages has no path of its own.
  expect(paths).toHaveLength([...sources.matchAll(/\bcreateRoute\(/g)].length - 1);
  const tested = [...LISTED_PAGES, ...PAGES_OF_ONE].map(({ route }) => route);
  expect(paths.toSorted()).toEqual([...tested, ...OPEN_PAGES].toSorted());
});
