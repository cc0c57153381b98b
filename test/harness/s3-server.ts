import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Bucket } from '@capstan/platform-storage';
import { findFreePort } from '../../apps/launcher/src/processes/port.check.js';
import { waitUntil } from '../../apps/launcher/src/processes/wait-until.js';
import { findPython } from './python.js';

/** A real server of S3 on a loopback port, which checks signatures. */
export interface S3Server {
  bucket: Bucket;
  /** Variables of the service for it. */
  env: Record<string, string>;
  /** Stops answering; `start` continues with the same objects on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes its objects. */
  close(): Promise<void>;
}

const BUCKET = 'capstan-test';
const KEY_ID = 'AKIDEXAMPLE';
const SECRET = 'wJalrXUtnFEMI-K7MDENG-bPxRfiCYEXAMPLEKEY';

/** rclone from the environment of the Python client. @param tests that are skipped without it, for the message. */
export function findRclone(tests: string): string | undefined {
  const python = findPython(tests);
  return python === undefined ? undefined : join(dirname(python), 'rclone');
}

/** `rclone serve s3` over a folder of its own, with one empty bucket. */
export async function startS3Server(rclone: string): Promise<S3Server> {
  if (!existsSync(rclone)) throw new Error(`There is no ${rclone}.`);
  const folder = mkdtempSync(join(tmpdir(), 'capstan-s3-'));
  mkdirSync(join(folder, BUCKET));
  const port = await findFreePort();
  const endpoint = `http://127.0.0.1:${port}`;
  let end: () => Promise<void> = () => Promise.resolve();

  const start = async (): Promise<void> => {
    const options = [
      '--addr',
      `127.0.0.1:${port}`,
      '--auth-key',
      `${KEY_ID},${SECRET}`,
      '--vfs-cache-mode',
      'off',
    ];
    const child = spawn(rclone, ['serve', 's3', ...options, folder], {
      stdio: 'ignore',
      env: { HOME: folder, RCLONE_CONFIG: join(folder, '.rclone.conf') },
    });
    const isGone = () => child.exitCode !== null || child.signalCode !== null;
    const onExit = () => child.kill('SIGKILL');
    process.once('exit', onExit);
    end = async () => {
      process.off('exit', onExit);
      child.kill('SIGKILL');
      await waitUntil(isGone, 10_000);
    };
    const answers = () =>
      fetch(endpoint).then(
        () => true,
        () => false,
      );
    if (!(await waitUntil(async () => isGone() || (await answers()), 60_000)) || isGone()) {
      throw new Error('rclone did not start.');
    }
  };
  await start();
  return {
    bucket: { endpoint, name: BUCKET, region: 'us-east-1', accessKeyId: KEY_ID, secretAccessKey: SECRET },
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEY_ID,
      S3_SECRET_ACCESS_KEY: SECRET,
    },
    stop: () => end(),
    start,
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
