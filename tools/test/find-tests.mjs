import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../bootstrap/paths.mjs';
import { usesBuild } from './uses-build.mjs';

/** Which vitest projects run a test file (vitest.config.ts). */
const PROJECTS = [
  { ending: '.e2e-spec.ts', projects: ['e2e'] },
  { ending: '.long-spec.ts', projects: ['long', 'scale', 'fresh-machine'] },
  { ending: '.spec.ts', projects: ['unit'] },
];

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (entry.name !== 'node_modules' && entry.name !== 'dist') yield* filesBelow(path);
  }
}

const projectsOf = (file) => PROJECTS.find(({ ending }) => file.endsWith(ending))?.projects ?? [];

/**
 * The test files whose path contains one of the words.
 * @returns {{ files: string[], projects: string[], needsBuild: boolean }} `needsBuild`: one of them starts the compiled
 * service or opens the built console.
 */
export function findTests(words) {
  const files = ['apps', 'config', 'libs', 'test', 'tools']
    .flatMap((folder) => [...filesBelow(join(root, folder))])
    .map((path) => relative(root, path))
    .filter((file) => projectsOf(file).length > 0 && words.some((word) => file.includes(word)));
  return {
    files,
    projects: [...new Set(files.flatMap(projectsOf))],
    needsBuild: files.some((file) => usesBuild(join(root, file))),
  };
}
