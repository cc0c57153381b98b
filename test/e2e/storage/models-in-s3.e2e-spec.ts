import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { loadSetup } from '@capstan/config';
import { SENTENCE_FILES, SentenceComparer } from '@capstan/platform-embeddings';
import { S3Storage } from '@capstan/platform-storage';
import { LOCAL_MODELS, MODEL_FILES, type ModelFiles, StoredModels } from '@capstan/platform-weights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkSharedWeights } from '../../../apps/launcher/src/doctor/checks/models.checks.js';
import { downloadModel } from '../../../apps/launcher/src/models/download-model.js';
import { writeMadeModel } from '../../../libs/platform/embeddings/src/sentences/fixtures/made-model.js';
import { type TestApp, startApp } from '../../harness/app.js';
import { type S3Server, findRclone, startS3Server } from '../../harness/s3-server.js';
import { startWorker } from '../../harness/worker.js';

const rclone = findRclone('models in S3');
const folders: string[] = [];
let s3: S3Server;
let storage: S3Storage;
/** A model of sentences, and the folder of the operator with its files. */
let model: ModelFiles;
let source: string;

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'capstan-models-'));
  folders.push(made);
  return made;
};
const override = () => ({ provide: LOCAL_MODELS, useValue: { sentences: model } });
const bring = () =>
  downloadModel(model, {
    folder: join(folder(), 'models'),
    storage,
    from: source,
    onProgress: () => undefined,
  });
const pathIn = (dataDir: string, file: string): string => join(dataDir, 'models', 'sentences', file);
const keys = async () => (await Array.fromAsync(storage.list('models/'))).map(({ key }) => key);

describe.skipIf(rclone === undefined)('models in a bucket', () => {
  beforeAll(async () => {
    s3 = await startS3Server(rclone as string);
    storage = new S3Storage(s3.bucket);
    source = folder();
    writeMadeModel(source, { cat: [1, 0, 0], dog: [0, 1, 0] });
    model = {
      folder: 'sentences',
      files: Object.values(SENTENCE_FILES).map((file) => ({
        file,
        bytes: statSync(join(source, file)).size,
        sha256: createHash('sha256')
          .update(readFileSync(join(source, file)))
          .digest('hex'),
        url: 'http://127.0.0.1:9/unused',
      })),
    };
  });
  afterAll(async () => {
    await s3?.close();
    folders.forEach((path) => rmSync(path, { recursive: true, force: true }));
  });

  describe('brought on one machine', () => {
    let app: TestApp;
    let worker: INestApplicationContext;
    const [ofApi, ofWorker] = [folder(), folder()];

    beforeAll(async () => {
      const overrides = [override()];
      app = await startApp({ env: { ...s3.env, DATA_DIR: ofApi }, overrides });
      await bring();
      worker = await startWorker({ DATABASE_URL: app.databaseUrl, ...s3.env, DATA_DIR: ofWorker }, overrides);
    });
    afterAll(async () => {
      await worker?.close();
      await app?.close();
    });

    it('are stored under their hashes', async () => {
      const expected = model.files.map(({ sha256, file }) => `models/${sha256}/${file}`);
      expect(await keys()).toEqual(expected.toSorted());
    });

    it('are fetched by a process that starts on another one', async () => {
      const comparer = worker.get(SentenceComparer, { strict: false });
      await expect.poll(() => comparer.isAvailable()).toBe(true);
      for (const { file } of model.files) {
        expect(readFileSync(pathIn(ofWorker, file)).equals(readFileSync(join(source, file)))).toBe(true);
      }
      const [compared] = await comparer.compare('cat', [['cat']], new AbortController().signal);
      expect(compared).toBeDefined();
    });

    it('are not deleted with an account', async () => {
      const { accountId } = await app.createAccount();
      const [{ email }] = await app.dataSource.query('SELECT email FROM accounts WHERE id = $1', [accountId]);
      const { status } = await app.call(`/v1/admin/accounts/${accountId}`, {
        method: 'DELETE',
        key: app.adminKey,
        body: { confirm: email },
      });
      expect(status).toBe(200);
      expect(await keys()).toHaveLength(model.files.length);
    });
  });

  it('do not keep a process from being ready while the bucket is unavailable', async () => {
    const dataDir = folder();
    await bring();
    await s3.stop();
    const app = await startApp({ env: { ...s3.env, DATA_DIR: dataDir }, overrides: [override()] });
    const { status } = await app.call('/health/ready', { key: null });
    expect(status).toBe(200);
    await app.close();
    await s3.start();
    expect(existsSync(pathIn(dataDir, SENTENCE_FILES.weights))).toBe(false);
  });

  describe('are compared by doctor', () => {
    const check = async (dataDir: string, env = s3.env) =>
      checkSharedWeights({ setup: await loadSetup(env), dataDir });

    it('with those of this machine', async () => {
      expect(await check(folder())).toEqual([
        { status: 'ok', text: 'Weights in the bucket capstan-test, all of them on this machine: none.' },
      ]);
      // Doctor compares sizes.
      const files = MODEL_FILES['sentences']?.files ?? [];
      for (const file of files) await storage.put(StoredModels.keyOf(file), Buffer.alloc(file.bytes));
      const [finding] = await check(folder());
      expect(finding).toMatchObject({
        status: 'warning',
        text: 'Weights in the bucket capstan-test, but not on this machine: sentences.',
      });
      for (const file of files) await storage.delete(StoredModels.keyOf(file));
    });

    it('only while the bucket answers', async () => {
      const [finding] = await check(folder(), { ...s3.env, S3_BUCKET: `missing-${randomUUID()}` });
      expect(finding).toMatchObject({ status: 'skipped', text: expect.stringContaining('NoSuchBucket') });
    });

    it('only if there is a bucket', async () => {
      expect(await checkSharedWeights({ setup: await loadSetup({}), dataDir: folder() })).toEqual([]);
    });
  });
});
