import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readStream } from '../harness/build-stream.js';
import { WAV } from '../harness/transcription-server.js';
import { seeded } from './seeded.js';
import { useTranscribing } from './transcribing-service.js';

const KILLS = 8;
const CALLS = 40;
const PRICE = 5;
const GRANTED = 1_000;
/** Long enough to be killed in. */
const DELAY_MS = 300;

const service = useTranscribing(DELAY_MS);
const read = async (path: string) => (await service.app.call(path)).body.data;

it(
  'workers that are killed at any moment start and charge each job of a batch once',
  { timeout: 1_200_000 },
  seeded(async (numbers) => {
    const inputs = Array.from({ length: CALLS }, () => ({ audio_base64: WAV.toString('base64') }));
    const headers = { prefer: 'respond-async' };
    const begun = await service.app.call('/v1/batch', {
      body: { capability: 'transcribe', inputs },
      headers,
    });
    const { id } = begun.body.data;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const worker = await service.startWorker();
      const { received } = service.vendor;
      await expect
        .poll(() => service.vendor.received, { timeout: 90_000, interval: 5 })
        .toBeGreaterThan(received);
      await sleep(numbers.between(0, 2_000));
      await worker.kill();
    }
    const last = await service.startWorker();
    await expect
      .poll(async () => (await read(`/v1/jobs/${id}`)).finished_at, { timeout: 600_000, interval: 500 })
      .not.toBeNull();
    await last.terminate();

    expect(await read(`/v1/jobs/${id}`)).toMatchObject({
      status: 'completed',
      result: { succeeded: CALLS, failed: 0, credits_used: CALLS * PRICE, is_complete: true },
    });
    const { items } = await read(`/v1/jobs/${id}/items?limit=100`);
    const locations = items.map(({ location }: { location: string }) => location);
    const { jobs } = await read('/v1/jobs?limit=100');
    const started = jobs.map((job: { id: string }) => `/v1/jobs/${job.id}`);
    expect(started).toHaveLength(CALLS + 1);
    expect(new Set(started)).toEqual(new Set([`/v1/jobs/${id}`, ...locations]));
    const events = await readStream(`${service.app.url}/v1/jobs/${id}/stream`, { key: service.app.apiKey });
    const done = events.filter(({ kind }) => kind === 'job.progress').map(({ data }) => data['done']);
    expect(done).toEqual(Array.from({ length: CALLS }, (_, at) => at + 1));
    // The holds of calls that were not handed over yet are released within a minute.
    await expect
      .poll(async () => (await read('/v1/credits')).held, { timeout: 120_000, interval: 1_000 })
      .toBe(0);
    expect((await read('/v1/credits')).balance).toBe(GRANTED - CALLS * PRICE);
    expect(await service.app.audit()).toEqual([]);
  }),
);
