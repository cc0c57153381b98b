import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { catalog } from '@capstan/catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordErrors, wordsOf } from '../bench/transcribe/word-errors.js';
import { type TestApp, startApp } from '../harness/app.js';
import { readStream } from '../harness/build-stream.js';
import { addressesOfNoVendor } from '../harness/no-vendors.js';
import { findWhisperPython, localWeights } from '../harness/speech/whisper-server.js';
import { ApiProcess } from './api-process.js';
import { type Answered, PersistentClient } from './persistent-client.js';
import { type SeededNumbers, seeded } from './seeded.js';
import { WorkerProcess } from './worker-process.js';

const KILLS = 20;
/** A job is claimed four times without a delay. */
const KILLS_PER_JOB = 3;
const PRICE = 5;
/** More than a piece of a minute: the first piece is a checkpoint. */
const REPEATS = 4;

const SPEECH = join(import.meta.dirname, '..', 'harness', 'speech');
const ONCE = readFileSync(join(SPEECH, 'echo-test.mp3'));
const RECORDING = Buffer.concat(Array.from({ length: REPEATS }, () => ONCE)).toString('base64');
const TEXT = wordsOf(readFileSync(join(SPEECH, 'echo-test.txt'), 'utf8').repeat(REPEATS));

const python = findWhisperPython();

describe.skipIf(python === undefined)('the local Whisper with real weights', () => {
  let app: TestApp;
  let dataDir: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'capstan-kill-whisper-'));
    const own = { LOCAL_WHISPER_MODEL: localWeights(String(python)), TRANSCRIBE_PROVIDERS: 'local_whisper' };
    env = { ...addressesOfNoVendor(catalog), ...own };
    app = await startApp({ env: { ...env, DATA_DIR: dataDir } });
  });
  afterAll(async () => {
    await app?.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const readJob = async (id: string) => (await app.call(`/v1/jobs/${id}`)).body.data;

  /** Kills a worker in the middle: of the first piece, then after its checkpoint. @returns whether the job was running. */
  async function killDuring(id: string, kill: number, numbers: SeededNumbers): Promise<boolean> {
    const worker = await WorkerProcess.start(app.databaseUrl, dataDir, env);
    const hasBegun = async (): Promise<boolean> => {
      const { status, progress, finished_at: end } = await readJob(id);
      return end !== null || (status === 'running' && (kill === 0 || (progress?.done ?? 0) > 0));
    };
    await expect.poll(hasBegun, { timeout: 300_000, interval: 50 }).toBe(true);
    await sleep(numbers.between(500, kill === 0 ? 6_000 : 2_500));
    await worker.kill();
    return (await readJob(id)).finished_at === null;
  }

  it(
    'continues after its last piece when its worker is killed, and is charged once',
    { timeout: 3_000_000 },
    seeded(async (numbers) => {
      let [kills, jobs] = [0, 0];
      while (kills < KILLS) {
        const body = { audio_base64: RECORDING };
        const started = await app.call('/v1/transcribe', { body, headers: { prefer: 'respond-async' } });
        expect(started.status).toBe(202);
        const id = started.body.data.id as string;
        jobs += 1;
        for (let kill = 0; kill < KILLS_PER_JOB && kills < KILLS; kill += 1) {
          if (await killDuring(id, kill, numbers)) kills += 1;
        }
        const last = await WorkerProcess.start(app.databaseUrl, dataDir, env);
        const end = async () => (await readJob(id)).finished_at;
        await expect.poll(end, { timeout: 600_000, interval: 250 }).not.toBeNull();
        await last.terminate();

        const { status, credits_used: credits, failure, result } = await readJob(id);
        expect({ status, credits, failure }).toEqual({ status: 'completed', credits: PRICE, failure: null });
        const errors = wordErrors(TEXT, wordsOf(result.text));
        process.stderr.write(
          `${kills} kills: ${errors} errors in ${TEXT.length} words, load ${loadavg()[0]?.toFixed(1)}\n`,
        );
        expect(errors).toBeLessThanOrEqual(TEXT.length / 10);
        const events = await readStream(`${app.url}/v1/jobs/${id}/stream`, { key: app.apiKey });
        expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
        expect(events.filter(({ kind }) => kind === 'job.completed')).toHaveLength(1);
        // No piece that was saved is transcribed again.
        const done = events.filter(({ kind }) => kind === 'job.progress').map(({ data }) => data['done']);
        expect(done.length).toBeGreaterThan(1);
        expect(done).toEqual([...new Set(done)]);
      }
      const { balance, held } = (await app.call('/v1/credits')).body.data;
      expect({ balance, held }).toEqual({ balance: 1000 - jobs * PRICE, held: 0 });
      expect(await app.audit()).toEqual([]);
    }),
  );

  it(
    'answers a waiting caller when the API is killed, with one job and one charge for each call',
    { timeout: 3_000_000 },
    seeded(async (numbers) => {
      const { apiKey, accountId } = await app.createAccount({ credits: 1000 });
      const apiEnv = { ...env, DATA_DIR: dataDir };
      const startApi = (): Promise<ApiProcess> => ApiProcess.startWithCatalog(app.databaseUrl, apiEnv);
      const runningJobs = async (): Promise<number> => {
        const [row] = await app.dataSource.query(
          `SELECT count(*)::int AS n FROM capability_jobs WHERE account_id = $1 AND status = 'running'`,
          [accountId],
        );
        return row.n;
      };
      const worker = await WorkerProcess.start(app.databaseUrl, dataDir, env);
      let current = startApi();
      const client = new PersistentClient(async () => (await current).url, apiKey, {
        path: '/v1/transcribe',
        bodyOf: () => ({ audio_base64: RECORDING }),
        final: [200],
        again: [409, 503],
        patienceMs: 900_000,
      });
      const answers: Answered[] = [];
      let kills = 0;
      while (kills < KILLS) {
        const answered = new AbortController();
        const { signal } = answered;
        const call = client.call(randomUUID(), () => answered.abort());
        while (!signal.aborted && kills < KILLS) {
          const api = await current;
          const isUnderWay = async (): Promise<boolean> => signal.aborted || (await runningJobs()) > 0;
          await expect.poll(isUnderWay, { timeout: 300_000, interval: 50 }).toBe(true);
          await sleep(numbers.between(0, 2_000));
          if (signal.aborted) break;
          await api.kill();
          kills += 1;
          current = startApi();
        }
        const answer = await call;
        const { data, credits_used: credits } = JSON.parse(answer.body);
        const errors = wordErrors(TEXT, wordsOf(data.text));
        process.stderr.write(
          `${kills} kills of the API, ${answer.before.join(' ')}: ${errors} errors in ${TEXT.length} words, load ${loadavg()[0]?.toFixed(1)}\n`,
        );
        expect([credits, errors <= TEXT.length / 10]).toEqual([PRICE, true]);
        answers.push(answer);
      }
      expect(answers.some(({ before }) => before.includes('broken'))).toBe(true);
      const jobs = await app.dataSource.query(
        'SELECT status, credits FROM capability_jobs WHERE account_id = $1',
        [accountId],
      );
      expect(jobs).toEqual(answers.map(() => ({ status: 'completed', credits: PRICE })));
      const { balance, held } = (await app.call('/v1/credits', { key: apiKey })).body.data;
      expect({ balance, held }).toEqual({ balance: 1000 - answers.length * PRICE, held: 0 });
      expect(await app.audit()).toEqual([]);
      await (await current).kill();
      await worker.terminate();
    }),
  );
});
