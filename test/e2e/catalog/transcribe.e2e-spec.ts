import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { catalog } from '@capstan/catalog';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { expectProblem } from '../../harness/keys.js';
import { addressesOfNoVendor } from '../../harness/no-vendors.js';
import { WAV } from '../../harness/transcription-server.js';
import { startWorker } from '../../harness/worker.js';

const FILES: Readonly<Record<string, string | Buffer>> = {
  '/audio.mp3': WAV,
  '/page.mp3': '<!doctype html><title>Log in',
  '/empty.wav': '',
};
const PRICE = 5;

let server: Server;
let app: TestApp;
let worker: INestApplicationContext;
let dataDir: string;
let origin: string;
/** Forms that the transcription server got. */
let forms: string[] = [];
let answer: object = {};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray());

beforeAll(async () => {
  server = createServer((request, response) => {
    const file = FILES[request.url ?? ''];
    if (file !== undefined) {
      response.end(file);
    } else if (request.url === '/v1/audio/transcriptions') {
      void bodyOf(request).then((body) => {
        forms.push(body.toString('latin1'));
        response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
      });
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  dataDir = await mkdtemp(join(tmpdir(), 'transcribe-'));
  const env = { DATA_DIR: dataDir, SPEACHES_BASE_URL: origin, OUTBOUND_ALLOW_HOSTS: host };
  app = await startApp({ env });
  worker = await startWorker({ ...addressesOfNoVendor(catalog), ...env, DATABASE_URL: app.databaseUrl });
});
beforeEach(() => {
  forms = [];
  answer = {
    text: ' Good morning.',
    language: 'english',
    duration: 1.5,
    segments: [{ start: 0, end: 1.5, text: ' Good morning.' }],
  };
});
afterAll(async () => {
  await worker?.close();
  await app?.close();
  server?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const transcribe = (body: object) => app.call('/v1/transcribe', { body });
const balance = async (): Promise<number> => (await app.call('/v1/credits')).body.data.balance;

async function upload(
  fields: Record<string, string>,
  file: Buffer | null,
  { name = 'file', headers = {} }: { name?: string; headers?: Record<string, string> } = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (file) form.append(name, new Blob([file]), 'recording.txt');
  const response = await fetch(`${app.url}/v1/transcribe`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.apiKey}`, ...headers },
    body: form,
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as TestAnswer['body'],
  };
}

describe('POST /v1/transcribe', () => {
  it('fetches an address, sends it to a server as a form, and returns subtitles', async () => {
    const { status, body } = await transcribe({ url: `${origin}/audio.mp3`, format: 'srt' });
    expect([status, body.credits_used, body.metadata.provider_used]).toEqual([200, PRICE, 'speaches']);
    expect(body.data).toEqual({
      text: 'Good morning.',
      language: 'en',
      duration_seconds: 1.5,
      segments: [{ start: 0, end: 1.5, text: 'Good morning.', speaker: null }],
      words: [],
      formatted: '1\n00:00:00,000 --> 00:00:01,500\nGood morning.\n',
    });
    // Its bytes determine the type, not its name.
    expect(forms[0]).toContain('filename="audio.wav"');
    expect(forms[0]).toContain(WAV.toString('latin1'));
  });

  it('takes an uploaded file, whatever its name, and fields of the form', async () => {
    const { status, body } = await upload({ format: 'text', vocabulary: 'Capstan', diarize: 'false' }, WAV);
    expect([status, body.data?.formatted, body.credits_used]).toEqual([200, 'Good morning.', PRICE]);
    expect(forms[0]).toContain(WAV.toString('latin1'));
    expect(forms[0]).toContain('Capstan');
  });

  it('answers a repeated upload with the same Idempotency-Key once, and refuses another file', async () => {
    const headers = { 'idempotency-key': 'upload-1' };
    const before = await balance();
    const first = await upload({}, WAV, { headers });
    const repeat = await upload({}, WAV, { headers });
    expect([first.status, repeat.status, repeat.body.data]).toEqual([200, 200, first.body.data]);
    expect([forms.length, before - (await balance())]).toEqual([1, PRICE]);
    const other = await upload({}, Buffer.concat([WAV, WAV]), { headers });
    expect(other.body.error.type).toMatch(/idempotency-mismatch$/);
  });

  it('takes base64', async () => {
    const { status } = await transcribe({ audio_base64: WAV.toString('base64') });
    expect(status).toBe(200);
    expect(forms[0]).toContain(WAV.toString('latin1'));
  });

  it('is served by /v1/agent alike', async () => {
    const call = { capability: 'transcribe', params: { url: `${origin}/audio.mp3`, format: 'text' } };
    const { status, body } = await app.call('/v1/agent', { body: call });
    expect([status, body.credits_used, body.metadata.provider_used]).toEqual([200, PRICE, 'speaches']);
    expect(body.data).toMatchObject({ text: 'Good morning.', formatted: 'Good morning.' });
  });

  it('answers silence with an empty text, free of charge', async () => {
    answer = { text: ' ', segments: [] };
    const before = await balance();
    const { status, body } = await transcribe({ url: `${origin}/audio.mp3` });
    expect([status, body.data.text, body.credits_used]).toEqual([200, '', 0]);
    expect(await balance()).toBe(before);
  });

  it.each([
    ['a page behind the name of a recording', '/page.mp3', 'known audio format'],
    ['an empty file', '/empty.wav', '0 bytes'],
    ['a file that is not there', '/none.wav', '404'],
  ])('refuses %s, free of charge', async (_title, path, detail) => {
    const before = await balance();
    const refused = await transcribe({ url: `${origin}${path}` });
    expectProblem(refused, 422, 'unreadable-audio');
    expect(refused.body.error.detail).toContain(detail);
    expect(await balance()).toBe(before);
    expect(forms).toEqual([]);
  });

  it.each([
    ['nothing to transcribe', {}],
    ['two sources', { url: 'https://example.com/a.mp3', audio_base64: 'AAAA' }],
    ['a language that is not a code', { url: 'https://example.com/a.mp3', language: 'english' }],
  ])('refuses %s before anything is queued', async (_title, body) => {
    expectProblem(await transcribe(body), 400, 'invalid-request');
    expect((await app.call('/v1/agent', { body: { capability: 'transcribe', params: body } })).status).toBe(
      400,
    );
  });

  it('refuses a form without a file, with another file, and an upload of another account', async () => {
    expect((await upload({ format: 'text' }, null)).status).toBe(400);
    expect((await upload({}, WAV, { name: 'sound' })).status).toBe(400);
    const missing = await transcribe({ file: 'upload_7c9e6679-7425-40de-944b-e07fc1f90ae7' });
    expectProblem(missing, 404, 'not-found');
  });

  it('refuses forms on other routes, and forms of strangers', async () => {
    const form = new FormData();
    form.append('file', new Blob([WAV]), 'a.wav');
    const other = await fetch(`${app.url}/v1/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.apiKey}` },
      body: form,
    });
    expect(other.status).toBe(415);
    const stranger = await fetch(`${app.url}/v1/transcribe`, { method: 'POST', body: form });
    expect(stranger.status).toBe(401);
  });

  it('says what to set when no provider serves the call', async () => {
    const refused = await transcribe({ url: `${origin}/audio.mp3`, diarize: true });
    expectProblem(refused, 503, 'capability-unavailable');
    expect(refused.body.error.alternative_action).toContain('npm run models -- whisper-base');
    expect(refused.body.error.alternative_action).toContain('GROQ_API_KEY');
  });

  it('leaves the books in order', async () => {
    expect(await app.audit()).toEqual([]);
  });
});
