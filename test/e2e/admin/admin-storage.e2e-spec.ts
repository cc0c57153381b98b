import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';

const folder = mkdtempSync(join(tmpdir(), 'capstan-storage-'));
let app: TestApp;
let storage: Record<string, unknown>;

const read = async () => (await app.call('/v1/admin/storage', { key: app.adminKey })).body.data;

beforeAll(async () => {
  await mkdir(join(folder, 'models'));
  await writeFile(join(folder, 'models', 'ggml-base.bin'), 'x'.repeat(1000));
  await mkdir(join(folder, 'models', 'sentences'));
  await writeFile(join(folder, 'models', 'sentences', 'model.onnx'), 'x'.repeat(100));
  await mkdir(join(folder, 'models', '.drafts'));
  await writeFile(join(folder, 'models', '.drafts', 'half'), 'x');
  app = await startApp({ env: { DATA_DIR: folder } });
  // An artifact, so that its account is the largest one.
  await app.call('/v1/images', { body: { prompt: 'https://example.com', kind: 'qr' } });
  storage = await read();
});
afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('GET /v1/admin/storage', () => {
  it('has the size of the database by groups of tables', () => {
    const { bytes, groups } = storage['database'] as {
      bytes: number;
      groups: { group: string; bytes: number }[];
    };
    const names = groups.map(({ group }) => group);
    expect(names).toEqual(
      expect.arrayContaining(['Request log', 'Artifacts', 'Builds and sites', 'Console']),
    );
    // Every table of the service belongs to a group; that of migrations belongs to none.
    expect(groups.find(({ group }) => group === 'Other')).toMatchObject({ tables: 1 });
    expect(groups.reduce((sum, group) => sum + group.bytes, 0)).toBeLessThanOrEqual(bytes);
  });

  it('has the files of local models', () => {
    expect(storage['models']).toEqual([
      { name: 'ggml-base.bin', bytes: 1000 },
      { name: join('sentences', 'model.onnx'), bytes: 100 },
    ]);
  });

  it('has the accounts that store most', () => {
    const { artifact_bytes } = storage as { artifact_bytes: number };
    expect(artifact_bytes).toBeGreaterThan(100);
    expect(storage['accounts']).toEqual([
      {
        account_id: app.accountId,
        name: 'Test',
        bytes: artifact_bytes,
        workspace_bytes: 0,
        artifact_bytes,
        entry_bytes: 0,
      },
    ]);
  });

  it('is measured at most once a minute', async () => {
    expect((await read()).measured_at).toBe(storage['measured_at']);
  });
});
