import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { catalog } from '@capstan/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentWav } from '../../../libs/engines/speech/src/fixtures/silent-wav.js';
import { wordErrors, wordsOf } from '../../bench/transcribe/word-errors.js';
import { type TestApp, startApp } from '../../harness/app.js';
import { addressesOfNoVendor } from '../../harness/no-vendors.js';
import { WhisperServer, findWhisperPython, localWeights } from '../../harness/speech/whisper-server.js';
import { startWorker } from '../../harness/worker.js';

const SPEECH = join(import.meta.dirname, '..', '..', 'harness', 'speech');
const RECORDING = readFileSync(join(SPEECH, 'echo-test.mp3'));
const TEXT = wordsOf(readFileSync(join(SPEECH, 'echo-test.txt'), 'utf8'));
const PRICE = 5;

const python = findWhisperPython();

describe.skipIf(python === undefined)('speech on a server with real weights', () => {
  let folder: string;
  let server: WhisperServer;
  let app: TestApp;
  let worker: INestApplicationContext;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'whisper-'));
    server = await WhisperServer.start(String(python), folder);
    const own = { SPEACHES_BASE_URL: `http://${server.host}`, OUTBOUND_ALLOW_HOSTS: server.host };
    const env = { ...addressesOfNoVendor(catalog), ...own, DATA_DIR: folder };
    app = await startApp({ env });
    worker = await startWorker({ ...env, DATABASE_URL: app.databaseUrl });
  });
  afterAll(async () => {
    await worker?.close();
    await app?.close();
    server?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('is written down with at most one word in ten wrong, with subtitles, and charged once', async () => {
    const headers = { prefer: 'respond-async' };
    const body = { audio_base64: RECORDING.toString('base64'), format: 'srt' };
    const started = await app.call('/v1/transcribe', { body, headers });
    expect(started.status).toBe(202);
    const job = async () => (await app.call(`/v1/jobs/${started.body.data.id}`)).body.data;
    await expect.poll(async () => (await job()).finished_at, { timeout: 280_000 }).not.toBeNull();
    const { status, provider_used: provider, credits_used: credits, result } = await job();
    expect([status, provider, credits]).toEqual(['completed', 'speaches', PRICE]);
    const errors = wordErrors(TEXT, wordsOf(result.text));
    process.stderr.write(`${errors} errors in ${TEXT.length} words\n`);
    expect(errors).toBeLessThanOrEqual(TEXT.length / 10);
    expect(result.language).toMatch(/^en/);
    expect(result.duration_seconds).toBeGreaterThan(15);
    expect(result.formatted).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:\d\d,\d{3}\n\S/);
  });
});

describe.skipIf(python === undefined)('speech in the process of a worker with real weights', () => {
  let folder: string;
  let app: TestApp;
  let worker: INestApplicationContext;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'local-whisper-'));
    const own = { LOCAL_WHISPER_MODEL: localWeights(String(python)), TRANSCRIBE_PROVIDERS: 'local_whisper' };
    const env = { ...addressesOfNoVendor(catalog), ...own, DATA_DIR: folder };
    app = await startApp({ env });
    worker = await startWorker({ ...env, DATABASE_URL: app.databaseUrl });
  });
  afterAll(async () => {
    await worker?.close();
    await app?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it.each(['segment', 'word'])(
    'is written down with times of each %s, and charged once',
    async (timestamps) => {
      const startedAt = performance.now();
      const { status, body } = await app.call('/v1/transcribe', {
        body: { audio_base64: RECORDING.toString('base64'), timestamps },
      });
      const seconds = (performance.now() - startedAt) / 1000;
      expect([status, body.metadata?.provider_used, body.credits_used]).toEqual([
        200,
        'local_whisper',
        PRICE,
      ]);
      const { text, language, duration_seconds: duration, segments, words } = body.data;
      const errors = wordErrors(TEXT, wordsOf(text));
      const factor = (seconds / duration).toFixed(2);
      process.stderr.write(
        `${errors} errors in ${TEXT.length} words, real-time factor ${factor}, load ${loadavg()[0]?.toFixed(1)}\n`,
      );
      expect(errors).toBeLessThanOrEqual(TEXT.length / 10);
      expect(language).toBe('en');
      expect(segments.at(-1).end).toBeGreaterThan(15);
      expect(words.length > 50).toBe(timestamps === 'word');
      const starts = words.map(({ start }: { start: number }) => start);
      expect(starts).toEqual(starts.toSorted((a: number, b: number) => a - b));
    },
  );

  it('answers silence with an empty text, free, again and again', async () => {
    const before = (await app.call('/v1/credits')).body.data.balance;
    for (let n = 0; n < 10; n += 1) {
      // Other bytes each time: an upload that is known is answered from what is stored.
      const silence = silentWav(2 + n).toString('base64');
      const { status, body } = await app.call('/v1/transcribe', { body: { audio_base64: silence } });
      expect([status, body.data?.text, body.credits_used], JSON.stringify(body.error)).toEqual([200, '', 0]);
    }
    expect((await app.call('/v1/credits')).body.data.balance).toBe(before);
  });

  it('leaves the books in order', async () => {
    expect(await app.audit()).toEqual([]);
  });
});
