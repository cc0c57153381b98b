import { stat } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fileStamp } from './file-stamp.js';
import { SkippedFileError, readFile } from './read-file.js';

const PATH = import.meta.filename;

describe('readFile', () => {
  it('skips a file with a known stamp, and reads others', async () => {
    const stamp = fileStamp(await stat(PATH, { bigint: true }));
    expect(stamp).not.toBeNull();
    expect(await readFile(PATH, 'text', stamp)).toEqual({ stamp, bytes: undefined });
    for (const other of [null, `${stamp}0`]) {
      const { bytes } = await readFile(PATH, 'text', other);
      expect(Buffer.from(bytes!).toString()).toContain('leaves a file alone');
    }
  });

  it('rejects a file whose content does not match its extension', async () => {
    await expect(readFile(PATH, 'pdf', null)).rejects.toThrow(new SkippedFileError('not a PDF'));
    await expect(readFile(process.execPath, 'pdf', null)).rejects.toThrow('larger than 20 MiB');
  });
});
