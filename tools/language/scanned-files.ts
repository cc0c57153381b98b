import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const FOLDERS = ['apps', 'config', 'docs', 'examples', 'libs', 'test', 'tools'];
const PAGES = ['README.md', 'CONTRIBUTING.md'];
const TEXT = /\.(?:tsx?|mjs|cjs|js|py|md|yaml|yml|css)$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.data', '.venv', '__pycache__', 'coverage']);

/** Input and output of the product in natural language, names of other systems, and generated files. */
const EXCLUDED = [
  /\/(?:fixtures|generated|_generated|research-web|stand-in-web|templates)\//,
  /^libs\/engines\/answers\/src\/(?:question|sentences)\//,
  /^libs\/engines\/claim-verification\/src\/(?:lexicon|reading)\//,
  /^libs\/engines\/text-analysis\//,
  /^libs\/engines\/site-reader\/languages\//,
  /^test\/understanding\//,
  /^libs\/engines\/page-reading\/src\/extraction\//,
  /^libs\/features\/research\/src\/pipeline\/(?:analysis|entity-detection|gap-analysis|query-expansion|synthesis)\//,
  /^libs\/catalog\/src\/search\/answer\/search\.finisher\.spec\.ts$/,
  /^libs\/platform\/models\/src\/vendor\/fault-for-answer\.spec\.ts$/,
  // Prompts as people type them.
  /^test\/understanding\/.*\.yaml$/,
  // The Unix account `nobody`.
  /\/unprivileged(?:-user)?\.ts$/,
  // Comments that are stored in the database.
  /\/migrations\//,
  /\/(?:site|artifact)\.entity\.ts$/,
  /^tools\/language\//,
];

/** Returns the files whose wording is checked, relative to the root of the checkout. */
export function scannedFiles(root: string): string[] {
  const files = FOLDERS.flatMap((folder) => filesBelow(join(root, folder)));
  return [...PAGES, ...files.map((file) => relative(root, file))].filter(
    (file) => TEXT.test(file) && !EXCLUDED.some((excluded) => excluded.test(file)),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(path);
  });
}
