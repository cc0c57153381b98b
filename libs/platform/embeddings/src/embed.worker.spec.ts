import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embed } from './embed.worker.js';
import { writeMadeModel } from './sentences/fixtures/made-model.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'embed-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('embed', () => {
  it('makes vectors with a sentence model, and names it by its files', async () => {
    writeMadeModel(folder, { pump: [3, 0, 0], stop: [0, 3, 0] });
    const { model, vectors } = await embed({ folders: [folder], texts: ['pump', 'pump stop'] });
    expect(vectors.map((vector) => [...vector])).toEqual([
      [127, 0, 0],
      [90, 90, 0],
    ]);
    expect(model).toMatch(/^sentence-1-[0-9a-f]{16}$/);
  });

  it('joins the vectors of several models', async () => {
    const other = join(folder, 'other');
    writeMadeModel(folder, { pump: [3, 0, 0] });
    writeMadeModel(other, { pump: [0, 3, 0] });
    const { model, vectors } = await embed({ folders: [folder, other], texts: ['pump'] });
    expect(vectors).toEqual([Int8Array.of(127, 0, 0, 0, 127, 0)]);
    expect(model).toMatch(/^sentence-1-[0-9a-f]{16}\+sentence-1-[0-9a-f]{16}$/);
  });

  it('can be used again after a folder without a model', async () => {
    await expect(embed({ folders: [folder], texts: ['pump'] })).rejects.toThrow(/ENOENT/);
    writeMadeModel(folder, { pump: [0, 0, 1] });
    await expect(embed({ folders: [folder], texts: ['pump'] })).resolves.toMatchObject({
      vectors: [Int8Array.of(0, 0, 127)],
    });
  });
});
