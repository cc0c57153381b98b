import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { INestApplicationContext } from '@nestjs/common';
import { catalog } from '@capstan/catalog';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, startApp } from '../../harness/app.js';
import { onlyInFullRun } from '../../harness/full-run.js';
import { expectProblem } from '../../harness/keys.js';
import { addressesOfNoVendor } from '../../harness/no-vendors.js';
import { startWorker } from '../../harness/worker.js';

const PRICE = 5;
const MB = 1024 * 1024;
const LIMIT = 200 * MB;
const MEASURED_EVERY = 20 * MB;
const TONES = join(import.meta.dirname, '../../../libs/engines/speech/src/fixtures/tones');

/** A form that the vendor got: its fields, and the size and first bytes of its file. */
interface Form {
  filename: string;
  bytes: number;
  start: string;
  language: string | undefined;
}

let server: Server;
let app: TestApp;
let worker: INestApplicationContext;
let dataDir: string;
let forms: Form[] = [];
let answers: { status?: number; json: object }[] = [];

function formOf(body: Buffer): Form {
  const file = body.indexOf('filename="');
  const head = body.toString('latin1', file, file + 200);
  const content = body.indexOf('\r\n\r\n', file) + 4;
  const language = /name="language"\r\n\r\n(\w+)/.exec(body.toString('latin1', 0, file))?.[1];
  const filename = /filename="([^"]+)"/.exec(head)?.[1] ?? '';
  return {
    filename,
    bytes: body.length - content,
    start: body.toString('latin1', content, content + 12),
    language,
  };
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray());

const spoken = (text: string): { status?: number; json: object } => ({
  json: { text, language: 'english', segments: [{ start: 0, end: 2, text }] },
});

beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      forms.push(formOf(body));
      const { status = 200, json } = answers.shift() ?? spoken('Good morning.');
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  dataDir = await mkdtemp(join(tmpdir(), 'transcribe-inputs-'));
  const env = {
    DATA_DIR: dataDir,
    OPENAI_BASE_URL: `http://${host}/v1`,
    OPENAI_API_KEY: 'k-for-tests',
    OUTBOUND_ALLOW_HOSTS: host,
    TRANSCRIBE_PROVIDERS: 'openai',
  };
  app = await startApp({ env });
  worker = await startWorker({ ...addressesOfNoVendor(catalog), ...env, DATABASE_URL: app.databaseUrl });
});
beforeEach(() => {
  forms = [];
  answers = [];
});
afterAll(async () => {
  await worker?.close();
  await app?.close();
  server?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const balance = async (): Promise<number> => (await app.call('/v1/credits')).body.data.balance;

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in memory that something still refers to. */
function keptBytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\n\r\n';

/** Uploads a file that is generated while it is sent. */
async function upload(file: Iterable<Buffer>, path = '/v1/transcribe'): Promise<TestAnswer> {
  function* form(): Generator<Buffer> {
    yield Buffer.from(HEAD);
    yield* file;
    yield Buffer.from('\r\n--b--\r\n');
  }
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${app.apiKey}`,
      'content-type': 'multipart/form-data; boundary=b',
    };
    const sent = httpRequest(`${app.url}${path}`, { method: 'POST', headers }, (response) => {
      void bodyOf(response).then((body) => {
        const text = body.toString();
        const answered = new Headers(response.headers as Record<string, string>);
        resolve({
          status: response.statusCode ?? 0,
          headers: answered,
          text,
          body: JSON.parse(text),
        });
      }, reject);
    });
    // A server that answers 413 need not read the rest.
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
    Readable.from(form(), { objectMode: false }).pipe(sent);
  });
}

/** A WAV file of silence (16 kHz, mono, 16 bits). */
function* wavOf(seconds: number): Generator<Buffer> {
  const bytes = seconds * 32_000;
  const header = Buffer.alloc(44);
  header.write('RIFF\0\0\0\0WAVEfmt \u0010\0\0\0\u0001\0\u0001\0', 0, 'latin1');
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  yield header;
  const second = Buffer.alloc(32_000);
  for (let sent = 0; sent < seconds; sent += 1) yield second;
}

describe('recordings that a provider does not take as they are', () => {
  it('are cut into parts of less than 25 MB if they are larger, and charged once', async () => {
    answers = [spoken('First.'), spoken('Second.'), spoken('Third.')];
    const before = await balance();
    const seconds = 1_700;
    const { status, body } = await upload(wavOf(seconds));
    expect([status, body.credits_used, body.metadata?.provider_used]).toEqual([200, PRICE, 'openai']);
    expect(before - (await balance())).toBe(PRICE);
    expect(forms.map(({ filename, start }) => [filename, start.slice(0, 4)])).toEqual(
      Array.from({ length: 3 }, () => ['audio.wav', 'RIFF']),
    );
    expect(Math.max(...forms.map(({ bytes }) => bytes))).toBeLessThan(25 * MB);
    // The language of the first part holds for the others.
    expect(forms.map(({ language }) => language)).toEqual([undefined, 'en', 'en']);
    const {
      text,
      segments,
      duration_seconds: duration,
    } = body.data as {
      text: string;
      duration_seconds: number;
      segments: { start: number }[];
    };
    expect([text, duration]).toEqual(['First. Second. Third.', seconds]);
    const starts = segments.map(({ start }) => start);
    expect(starts[0]).toBe(0);
    expect(starts[1]).toBeGreaterThan(780);
    expect(starts[2]).toBeGreaterThan(2 * 780);
  });

  it('are converted if they are raw AAC', async () => {
    const { status } = await upload([await readFile(join(TONES, 'tone.aac'))]);
    expect(status).toBe(200);
    expect(forms).toMatchObject([{ filename: 'audio.wav', start: expect.stringMatching(/^RIFF.{4}WAVE/s) }]);
  });

  it('are sent as they are if they are MP3', async () => {
    const mp3 = await readFile(join(TONES, 'tone.mp3'));
    expect((await upload([mp3])).status).toBe(200);
    expect(forms).toMatchObject([{ filename: 'audio.mp3', start: mp3.toString('latin1', 0, 12) }]);
  });
});

describe('audio that cannot be transcribed', () => {
  async function expectFree(file: Iterable<Buffer>, status: number, slug: string): Promise<TestAnswer> {
    const before = await balance();
    const refused = await upload(file);
    expectProblem(refused, status, slug);
    expect(await balance()).toBe(before);
    return refused;
  }

  it('is refused if the vendor cannot read what is behind the right first bytes', async () => {
    const message = 'The audio file could not be decoded or its format is not supported.';
    const error = { message, type: 'invalid_request_error', param: null, code: null };
    answers = [{ status: 400, json: { error } }];
    const broken = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(5_000, 7)]);
    const { body } = await expectFree([broken], 422, 'unreadable-audio');
    expect(body.error.detail).toContain('cannot be decoded');
    expect(forms).toHaveLength(1);
  });

  it('is a failure of the vendor if it refuses a parameter', async () => {
    const error = { message: "Invalid language 'xx'.", param: 'language', code: 'invalid_language_format' };
    answers = [{ status: 400, json: { error } }];
    await expectFree([await readFile(join(TONES, 'tone.mp3'))], 502, 'providers-failed');
  });

  it('is refused if it has 0 bytes', async () => {
    const { body } = await expectFree([], 422, 'unreadable-audio');
    expect(body.error.detail).toContain('0 bytes');
  });

  it('is refused if it lasts ten hours', async () => {
    function* header(): Generator<Buffer> {
      const flac = Buffer.alloc(42);
      flac.write('fLaC\0\0\0\u0022', 0, 'latin1');
      flac.writeUIntBE(8_000 << 4, 18, 3);
      flac.writeUInt32BE(36_000 * 8_000, 22);
      yield flac;
    }
    const { body } = await expectFree(header(), 422, 'unreadable-audio');
    expect(body.error.detail).toContain('lasts 10.0 hours, and recordings may have at most 4 hours');
    expect(forms).toEqual([]);
  });

  onlyInFullRun(() => {
    it('is refused above 200 MB, without being kept in memory', async () => {
      const chunk = Buffer.alloc(256 * 1024, 7);
      const before = keptBytes();
      const kept: number[] = [];
      function* tooMuch(): Generator<Buffer> {
        for (let sent = 0; sent <= LIMIT; sent += chunk.length) {
          if (sent % MEASURED_EVERY === 0) kept.push(keptBytes() - before);
          yield chunk;
        }
        yield chunk;
      }
      const { body } = await expectFree(tooMuch(), 413, 'payload-too-large');
      expect(body.error.detail).toMatch(/200 MB|209715200/);
      expect(kept).toHaveLength(Math.floor(LIMIT / MEASURED_EVERY) + 1);
      expect(Math.max(...kept) / MB).toBeLessThan(32);
      expect(forms).toEqual([]);
    });
  });

  it('leaves the books in order', async () => {
    expect(await app.audit()).toEqual([]);
  });
});
