import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPhrases } from './phrases.js';
import { scannedFiles } from './scanned-files.js';

const root = resolve(import.meta.dirname, '..', '..');

describe('the wording of code and documents', () => {
  it('uses the field’s own words', () => {
    const findings = scannedFiles(root).flatMap(({ path, content }) =>
      findPhrases(content).map(({ line, text, say }) => `${path}:${line}: "${text}" → ${say}`),
    );
    expect(findings).toEqual([]);
  });

  it.each([
    ['It tells the caller.', 1],
    ['One\nAs design 3 says', 2],
    ['const isTold = true;', 1],
    ['class ModelFault extends Error {}', 1],
  ])('finds a phrase in %j', (text, line) => {
    expect(findPhrases(text)).toMatchObject([{ line }]);
  });

  it('accepts plain English', () => {
    expect(findPhrases('Returns the hold when the client disconnects.')).toEqual([]);
  });
});
