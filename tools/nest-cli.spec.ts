import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const jsonOf = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

interface Project {
  root: string;
  sourceRoot: string;
  compilerOptions: { tsConfigPath: string };
}

const { projects } = jsonOf('nest-cli.json') as { projects: Record<string, Project> };
const { compilerOptions } = jsonOf('tsconfig.json') as {
  compilerOptions: { paths: Record<string, [string]> };
};
const roots = Object.values(projects).map((project) => project.root);

/** Folders below `folder` with TypeScript sources. */
const withSources = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .filter((path) => existsSync(join(root, path, 'src')) && !path.endsWith('clients/python'));

describe('nest-cli.json', () => {
  it('lists every app and lib once', () => {
    const groups = ['apps', 'libs', 'libs/clients', 'libs/engines', 'libs/features', 'libs/platform'];
    expect(roots.toSorted()).toEqual(groups.flatMap(withSources).toSorted());
  });

  it.each(Object.entries(projects))('names existing files of %s', (_name, project) => {
    expect(existsSync(join(root, project.sourceRoot))).toBe(true);
    expect(existsSync(join(root, project.compilerOptions.tsConfigPath))).toBe(true);
  });

  it('lists the libs that tsconfig.json names', () => {
    const named = Object.values(compilerOptions.paths)
      .map(([index]) => /^\.\/(libs\/.+)\/src\/index\.ts$/.exec(index)?.[1])
      .filter((path) => path !== undefined);
    expect(named.toSorted()).toEqual(roots.filter((path) => path.startsWith('libs/')).toSorted());
  });
});
