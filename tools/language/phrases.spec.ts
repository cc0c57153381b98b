import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPhrases } from './phrases.js';
import { scannedFiles } from './scanned-files.js';

const root = resolve(import.meta.dirname, '..', '..');

describe('the wording of code and documents', () => {
  it('uses the field’s own words', () => {
    const findings = scannedFiles(root).flatMap(({ path, content }) =>
      findPhrases(content, path).map(({ line, text, say }) => `${path}:${line}: "${text}" → ${say}`),
    );
    expect(findings).toEqual([]);
  });

  it.each([
    ['It tells the caller.', 1],
    ['One\nAs design 3 says', 2],
    ['const isTold = true;', 1],
    ['class ModelFault extends Error {}', 1],
    ['An email is no address.', 1],
    ['We do not answer any more', 1],
    ['The next provider is asked.', 1],
    ['/** Of one request. */', 1],
  ])('finds a phrase in %j', (text, line) => {
    expect(findPhrases(text)).toMatchObject([{ line }]);
  });

  it.each([
    'Returns the hold when the client disconnects.',
    'There is no key.',
    'The row is no longer used.',
    'Are there any more pages?',
    'The vendor is asked to enforce the schema.',
    '// Its worker ended.',
  ])('accepts %j', (text) => {
    expect(findPhrases(text)).toEqual([]);
  });

  it('accepts a phrase in the files that may use it', () => {
    expect(findPhrases('Leave out details.', 'libs/a/judge.prompt.ts')).toEqual([]);
  });
});
