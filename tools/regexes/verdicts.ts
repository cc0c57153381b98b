import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { collectRegexes } from './collect-regexes.js';

export const ROOT = resolve(import.meta.dirname, '..', '..');

/** Code that reads untrusted input: pages, documents, responses of vendors and models. */
export const FOLDERS = [
  'libs/kit/src',
  'libs/catalog/src',
  'libs/engines/answers/src',
  'libs/engines/claim-verification/src',
  'libs/engines/local-index/src',
  'libs/engines/page-reading/src',
  'libs/engines/parsing/src',
  'libs/engines/prompt-reader/src',
  'libs/engines/site-discovery/src',
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
  'libs/features/sites/src/gate',
] as const;

/** The cached verdict of each regular expression, so that tests need not compute it. */
export const VERDICTS_FILE = join(import.meta.dirname, 'verdicts.json');

export function readVerdicts(): Record<string, string> {
  return existsSync(VERDICTS_FILE)
    ? (JSON.parse(readFileSync(VERDICTS_FILE, 'utf8')) as Record<string, string>)
    : {};
}

/** Key of a regular expression in the verdicts: depends on its text, not on its position. */
export function keyOf(source: string, flags: string): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 22);
}

/** Every regular expression in FOLDERS. */
export const allRegexes = (): ReturnType<typeof collectRegexes> => collectRegexes(ROOT, FOLDERS);
