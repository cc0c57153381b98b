import { ArtifactStore } from '@capstan/platform-artifacts';
import { S3Storage } from '@capstan/platform-storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, startApp } from '../../harness/app.js';
import { expectFailure } from '../../harness/failures.js';
import { type S3Server, findRclone, startS3Server } from '../../harness/s3-server.js';

const PICTURE = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(300_000, 'picture')]);
const rclone = findRclone('artifacts in S3');

let s3: S3Server;
let app: TestApp;

describe.skipIf(rclone === undefined)('artifacts in a bucket', () => {
  beforeAll(async () => {
    s3 = await startS3Server(rclone as string);
    app = await startApp({ env: s3.env });
  });
  afterAll(async () => {
    await app?.close();
    await s3?.close();
  });

  const keep = async (): Promise<string> => {
    const { url } = await app.app.get(ArtifactStore).put({ bytes: PICTURE, mediaType: 'image/png' });
    return app.url + new URL(url).pathname;
  };

  it('are served from there', async () => {
    const answer = await fetch(await keep());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-length')).toBe(String(PICTURE.byteLength));
    expect(Buffer.from(await answer.arrayBuffer()).equals(PICTURE)).toBe(true);
    const objects = await Array.fromAsync(new S3Storage(s3.bucket).list('artifacts/'));
    expect(objects.map(({ bytes }) => bytes)).toEqual([PICTURE.byteLength]);
  });

  it('answer HEAD with the length', async () => {
    const answer = await fetch(await keep(), { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(PICTURE.byteLength));
  });

  it('fail with 503 while the server is down, and are there again afterwards', async () => {
    const url = await keep();
    await s3.stop();
    expectFailure(
      await app.call(new URL(url).pathname, { key: null }),
      503,
      'storage-unavailable',
      'transient',
    );
    await s3.start();
    expect((await fetch(url)).status).toBe(200);
  });
});
