import { loadSetup } from '@capstan/config';
import { S3Storage } from '@capstan/platform-storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkStorage } from '../../../apps/launcher/src/doctor/checks/storage.checks.js';
import { type S3Server, findRclone, startS3Server } from '../../harness/s3-server.js';

const rclone = findRclone("doctor's check of a bucket");
let s3: S3Server;

const check = async (env: Record<string, string>) =>
  checkStorage({ setup: await loadSetup(env), dataDir: '/nowhere' });

describe.skipIf(rclone === undefined)('doctor, of storage', () => {
  beforeAll(async () => {
    s3 = await startS3Server(rclone as string);
  });
  afterAll(() => s3?.close());

  it('accepts a bucket in which it can write, read, list and delete, and leaves nothing there', async () => {
    const finding = await check(s3.env);
    expect(finding).toEqual({ status: 'ok', text: expect.stringContaining('capstan-test') });
    expect(await Array.fromAsync(new S3Storage(s3.bucket).list(''))).toEqual([]);
  });

  it.each([
    ['wrong credentials', { S3_SECRET_ACCESS_KEY: 'wrong-secret' }, '403'],
    ['a missing bucket', { S3_BUCKET: 'missing' }, 'NoSuchBucket'],
    ['a server that does not answer', { S3_ENDPOINT: 'http://127.0.0.1:9' }, 'cannot be reached'],
  ])('reports %s, without secrets', async (_title, change, reason) => {
    const finding = await check({ ...s3.env, ...change });
    expect(finding).toMatchObject({ status: 'failed', text: expect.stringContaining(reason) });
    expect(JSON.stringify(finding)).not.toMatch(/wrong-secret|wJalr/);
  });

  it('has nothing to check without a bucket', async () => {
    expect(await check({})).toMatchObject({ status: 'ok', text: expect.stringContaining('DATA_DIR') });
  });
});
