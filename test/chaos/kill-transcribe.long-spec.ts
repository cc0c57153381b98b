import { expect, it } from 'vitest';
import { readStream } from '../harness/build-stream.js';
import { WAV } from '../harness/transcription-server.js';
import { useTranscribing } from './transcribing-service.js';

const KILLS = 20;
const JOBS_PER_KILL = 3;
const PRICE = 5;
/** Long enough to be killed in. */
const DELAY_MS = 400;

const service = useTranscribing(DELAY_MS);

async function transcribe(): Promise<string> {
  const body = { audio_base64: WAV.toString('base64') };
  const answer = await service.app.call('/v1/transcribe', { body, headers: { prefer: 'respond-async' } });
  expect(answer.status).toBe(202);
  return answer.body.data.id as string;
}

const readJob = async (id: string) => (await service.app.call(`/v1/jobs/${id}`)).body.data;

it(
  'workers that are killed in the middle of a transcription lose no job and charge none twice',
  { timeout: 1_200_000 },
  async () => {
    const ids: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const worker = await service.startWorker();
      for (let n = 0; n < JOBS_PER_KILL; n += 1) ids.push(await transcribe());
      await expect.poll(() => service.vendor.underWay, { timeout: 60_000, interval: 5 }).toBeGreaterThan(0);
      await worker.kill();
    }
    const last = await service.startWorker();
    const open = async () =>
      (await Promise.all(ids.map(readJob))).filter(({ finished_at: end }) => end === null);
    await expect.poll(open, { timeout: 600_000, interval: 1_000 }).toEqual([]);
    await last.terminate();

    for (const id of ids) {
      const { status, credits_used: credits, result } = await readJob(id);
      expect([status, credits, result.text]).toEqual(['completed', PRICE, 'Good morning.']);
      const events = await readStream(`${service.app.url}/v1/jobs/${id}/stream`, { key: service.app.apiKey });
      expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
      expect(events.filter(({ kind }) => kind === 'job.completed')).toHaveLength(1);
    }
    const { balance, held } = (await service.app.call('/v1/credits')).body.data;
    expect({ balance, held }).toEqual({ balance: 1000 - ids.length * PRICE, held: 0 });
    expect(await service.app.audit()).toEqual([]);
  },
);
