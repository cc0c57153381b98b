import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { BackupError } from './backup.error.js';
import { checkTarget } from './check-target.js';

describe('the file of a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'capstan-target-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('may be new, or exist', async () => {
    const file = join(folder, 'monday.backup');
    await expect(checkTarget(file)).resolves.toBeUndefined();
    writeFileSync(file, 'of last week');
    await expect(checkTarget(file)).resolves.toBeUndefined();
  });

  it('is not a folder', async () => {
    const refused = checkTarget(folder);
    await expect(refused).rejects.toThrow(BackupError);
    await expect(refused).rejects.toThrow(
      `${folder} is a folder. Name a file in it: npm run backup -- ${folder}/<name>.backup`,
    );
  });

  it('is in a folder that can be written', async () => {
    const refused = checkTarget(join(folder, 'missing', 'monday.backup'));
    await expect(refused).rejects.toThrow(BackupError);
    await expect(refused).rejects.toThrow(
      /^The backup cannot be written: ENOENT: .* Name a file in a folder/,
    );
  });
});
