import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeMadeModel } from './fixtures/made-model.js';
import { SentenceEncoder } from './sentence-encoder.js';
import { SENTENCE_FILES } from './sentence-files.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sentences-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const WORDS = { pump: [3, 0, 0], stop: [0, 4, 0], '##s': [0, 0, 2], '.': [1, 0, 0] } as const;

describe('SentenceEncoder', () => {
  it('returns a vector of length 1 for each word piece, without the marks of a text', async () => {
    writeMadeModel(folder, WORDS);
    const encoder = await SentenceEncoder.load(folder);
    const [one, other] = await encoder.encode(['The PUMP stops.', 'pump']);
    expect(one?.dimensions).toBe(3);
    expect([...(one?.values ?? [])]).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 0, 0]);
    expect([...(other?.values ?? [])]).toEqual([1, 0, 0]);
  });

  it('cuts long texts, and reads empty ones', async () => {
    writeMadeModel(folder, WORDS);
    const encoder = await SentenceEncoder.load(folder);
    const [long, empty] = await encoder.encode([`${'pump '.repeat(200)}stop`, '']);
    expect((long?.values.length ?? 0) / 3).toBe(94);
    expect(empty?.values).toHaveLength(0);
    await expect(encoder.encode([])).resolves.toEqual([]);
  });

  it('returns the mean of all tokens of a text, and of 128 of a long one', async () => {
    writeMadeModel(folder, WORDS);
    const encoder = await SentenceEncoder.load(folder);
    const [one, long, empty] = await encoder.means(['pump stop', `${'pump '.repeat(200)}stop`, '']);
    expect([...(one ?? [])]).toEqual([3 / 4, 1, 0].map((value) => expect.closeTo(value)));
    expect([...(long ?? [])]).toEqual([(126 * 3) / 128, 0, 0].map((value) => expect.closeTo(value)));
    expect([...(empty ?? [])]).toEqual([0, 0, 0]);
  });

  it('gives a model the inputs that it has, and refuses others', async () => {
    writeMadeModel(folder, WORDS, ['input_ids', 'attention_mask', 'token_type_ids']);
    await expect((await SentenceEncoder.load(folder)).encode(['pump'])).resolves.toHaveLength(1);
    writeMadeModel(folder, WORDS, ['input_ids', 'pixel_values']);
    const other = await SentenceEncoder.load(folder);
    await expect(other.encode(['pump'])).rejects.toThrow('pixel_values');
  });

  it('refuses weights that are none', async () => {
    writeMadeModel(folder, WORDS);
    writeFileSync(join(folder, SENTENCE_FILES.weights), 'weights');
    await expect(SentenceEncoder.load(folder)).rejects.toThrow(/protobuf/i);
  });
});
