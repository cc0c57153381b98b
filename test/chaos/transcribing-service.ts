import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type TestApp, startApp } from '../harness/app.js';
import { TranscriptionServer } from '../harness/transcription-server.js';
import { WorkerProcess } from './worker-process.js';

/** The API, a vendor that transcribes, and workers in processes of their own, for the tests of a file. */
export class TranscribingService {
  app!: TestApp;
  vendor!: TranscriptionServer;
  private dataDir = '';

  async start(delayMs: number): Promise<void> {
    this.vendor = await TranscriptionServer.start(delayMs);
    this.dataDir = await mkdtemp(join(tmpdir(), 'capstan-transcribing-'));
    this.app = await startApp({ env: { ...this.vendor.env, DATA_DIR: this.dataDir } });
  }

  startWorker(): Promise<WorkerProcess> {
    return WorkerProcess.start(this.app.databaseUrl, this.dataDir, this.vendor.env);
  }

  async close(): Promise<void> {
    await this.app?.close();
    this.vendor?.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** @param delayMs how long the vendor takes for a recording. */
export function useTranscribing(delayMs: number): TranscribingService {
  const service = new TranscribingService();
  beforeAll(() => service.start(delayMs));
  afterAll(() => service.close());
  return service;
}
