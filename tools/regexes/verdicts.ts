import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collectRegexes } from './collect-regexes.js';

export const ROOT = resolve(import.meta.dirname, '..', '..');

/** Code that reads what strangers wrote: pages, documents, answers of vendors and models. */
export const FOLDERS = [
  'libs/kit/src',
  'libs/catalog/src',
  'libs/engines/local-index/src',
  'libs/engines/page-reading/src',
  'libs/engines/parsing/src',
  'libs/platform/models/src',
  'libs/platform/outbound/src',
  'libs/engines/text-analysis/src',
  ...[
    'analysis',
    'content-extraction',
    'entity-detection',
    'gap-analysis',
    'synthesis',
    'verification',
    'web-search',
  ].map((step) => `libs/features/research/src/pipeline/${step}`),
  'libs/features/builds/src/gate',
] as const;

/** What was found out about each regular expression, so that no test has to wait for it again. */
export const VERDICTS_FILE = join(import.meta.dirname, 'verdicts.json');

export function readVerdicts(): Record<string, string> {
  return existsSync(VERDICTS_FILE)
    ? (JSON.parse(readFileSync(VERDICTS_FILE, 'utf8')) as Record<string, string>)
    : {};
}

/** Name of a regular expression among the verdicts: its text changes it, its place does not. */
export function keyOf(source: string, flags: string): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 22);
}

/** Every regular expression in FOLDERS. */
export const allRegexes = (): ReturnType<typeof collectRegexes> => collectRegexes(ROOT, FOLDERS);
