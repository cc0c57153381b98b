import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Migrations are SQL as a whole; specs and their fixtures may query tables. */
const EXEMPT = /\.sql\.ts$|\.spec\.ts$|[/\\](?:migrations|fixtures)[/\\]/;

const sources = globSync('{apps,config,libs}/**/*.ts', {
  cwd: root,
  exclude: (path) => /node_modules|[/\\]dist[/\\]/.test(path),
});

describe('SQL', () => {
  it('is only in *.sql.ts files and migrations', () => {
    expect(sources.length).toBeGreaterThan(1000);
    const others = sources
      .filter((path) => !EXEMPT.test(path))
      .filter((path) => /\.query[<(]/.test(readFileSync(join(root, path), 'utf8')));
    expect(others).toEqual([]);
  });
});
