import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withoutTexts } from './without-texts.js';

const FOLDERS = ['apps', 'config', 'docs', 'examples', 'libs', 'test', 'tools'];
const PAGES = ['README.md', 'CONTRIBUTING.md'];
const TEXT = /\.(?:tsx?|mjs|cjs|js|py|md|yaml|yml|css)$/;
const TYPESCRIPT = /\.tsx?$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.data', '.venv', '__pycache__', 'coverage']);

/** Files that are not checked at all. */
const EXCLUDED = [
  /\/(?:generated|_generated)\//,
  // The Unix account `nobody`.
  /\/unprivileged(?:-user)?\.ts$/,
  /^tools\/language\//,
];

/**
 * Files whose texts are natural language (word tables, input and output of the product), or names of other systems. Of
 * TypeScript, everything except these texts is checked; other files are not checked.
 */
const WITH_TEXTS = [
  /\/(?:fixtures|migrations|research-web|stand-in-web|templates)\//,
  /^libs\/engines\/(?:answers|claim-verification|text-analysis)\//,
  /^libs\/engines\/prompt-reader\/languages\//,
  /^libs\/engines\/page-reading\/src\/extraction\//,
  /^libs\/features\/research\/src\/pipeline\/(?:analysis|entity-detection|gap-analysis|query-expansion|synthesis)\//,
  /^libs\/catalog\/src\/search\/answer\/search\.finisher\.spec\.ts$/,
  /^libs\/platform\/models\/src\/vendor\/error-for-response\.spec\.ts$/,
  /^test\/understanding\//,
];

/** A file whose wording is checked. */
export interface ScannedFile {
  /** Relative to the root of the checkout. */
  path: string;
  /** Its content, or what of it is checked, with the same lines. */
  content: string;
}

/** Reads the files whose wording is checked. */
export function scannedFiles(root: string): ScannedFile[] {
  const files = FOLDERS.flatMap((folder) => filesBelow(join(root, folder)));
  return [...PAGES, ...files.map((file) => relative(root, file))]
    .filter((path) => TEXT.test(path) && !matches(EXCLUDED, path))
    .filter((path) => TYPESCRIPT.test(path) || !matches(WITH_TEXTS, path))
    .map((path) => {
      const content = readFileSync(join(root, path), 'utf8');
      return { path, content: matches(WITH_TEXTS, path) ? withoutTexts(content, path) : content };
    });
}

const matches = (patterns: readonly RegExp[], path: string): boolean =>
  patterns.some((pattern) => pattern.test(path));

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(path);
  });
}
