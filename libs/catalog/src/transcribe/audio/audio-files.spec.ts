import { mkdtemp, readFile, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallContext, OutboundClient, OutboundError, ProviderFailure } from '@capstan/kit';
import { FolderStorage, StorageUnavailableError } from '@capstan/platform-storage';
import type { OutboundRequest, OutboundResponse } from '@capstan/platform-outbound';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toneWav } from '../fixtures/wav.js';
import { TranscribeParams } from '../transcribe.params.js';
import { AudioFiles } from './audio-files.js';
import { UnreadableAudioError } from './unreadable-audio.error.js';

const WAV = toneWav(1);
const OLD = new Date(Date.now() - 25 * 3_600_000);

/** A web with one file. */
class OneFile extends OutboundClient {
  requests: OutboundRequest[] = [];
  status = 200;
  content: Buffer = WAV;
  /** Size of a sparse file. */
  size: number | undefined;
  fault: OutboundError | undefined;
  faultAfterBody: OutboundError | undefined;

  override async request(request: OutboundRequest): Promise<OutboundResponse> {
    this.requests.push(request);
    if (this.fault) throw this.fault;
    if (request.saveTo !== undefined) {
      await writeFile(request.saveTo, this.content);
      if (this.size !== undefined) await truncate(request.saveTo, this.size);
    }
    if (this.faultAfterBody) throw this.faultAfterBody;
    return { status: this.status } as OutboundResponse;
  }

  override assertRobotsAllow(): Promise<void> {
    return Promise.resolve();
  }
}

let folder: string;
let web: OneFile;
let storage: FolderStorage;
let files: AudioFiles;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audio-files-'));
  web = new OneFile();
  storage = new FolderStorage(join(folder, 'objects'));
  files = newFiles();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The same storage in another process. */
const newFiles = (dataDir = folder): AudioFiles => new AudioFiles({ dataDir }, web, storage);

const CONTEXT: CallContext = {
  signal: new AbortController().signal,
  timeoutMs: 10_000,
  requestId: 'req_1',
  caller: { accountId: 'account-1', keyId: 'key-1' },
};
const of = (params: Partial<TranscribeParams>, context = CONTEXT) =>
  files.of(Object.assign(new TranscribeParams(), params), context);
const URL = { url: 'https://example.com/a.mp3' };

async function upload(content = WAV, accountId = 'account-1', sha256 = 'ab'.repeat(32)): Promise<string> {
  const path = await files.place(accountId);
  await writeFile(path, content);
  return files.keep(accountId, { path, sha256 });
}

describe('audio of jobs', () => {
  it('is downloaded once for all providers of a job', async () => {
    const [first, second] = await Promise.all([of(URL), of(URL)]);
    const third = await of(URL);
    expect([second, third]).toEqual([first, first]);
    expect(web.requests).toHaveLength(1);
    expect(await readFile(first.path)).toEqual(WAV);
    expect(first).toMatchObject({ filename: 'audio.wav', mediaType: 'audio/wav', bytes: WAV.length });
  });

  it('leaves nothing behind if its download fails', async () => {
    web.content = Buffer.from('half of');
    web.faultAfterBody = new OutboundError('connect', 'connection lost');
    await expect(of(URL)).rejects.toBeInstanceOf(ProviderFailure);
    expect(await readdir(join(folder, 'audio', 'account-1'))).toEqual([]);
  });

  it('is decoded from base64', async () => {
    const { path } = await of({ audio_base64: WAV.toString('base64') });
    expect(await readFile(path)).toEqual(WAV);
  });

  it.each<[string, (web: OneFile) => void, string]>([
    ['the server responds with an error', (one) => (one.status = 404), '404'],
    ['it has no bytes', (one) => (one.content = Buffer.alloc(0)), '0 bytes'],
    ['it is a page', (one) => (one.content = Buffer.from('<!doctype html>')), 'known audio format'],
    [
      'it is too large',
      (one) => (one.fault = new OutboundError('too_large', 'the body is too large')),
      '200 MB',
    ],
  ])('is refused if %s', async (_title, change, detail) => {
    change(web);
    const refusal = of(URL);
    await expect(refusal).rejects.toBeInstanceOf(UnreadableAudioError);
    await expect(refusal).rejects.toThrow(detail);
  });

  it('is refused if it lasts ten hours, before anything is decoded or sent', async () => {
    const wav = toneWav(1);
    // A second has 4,000 bytes.
    wav.writeUInt32LE(4_000, 28);
    wav.writeUInt32LE(36_000 * 4_000, 40);
    web.content = wav;
    web.size = 44 + 36_000 * 4_000;
    const refusal = of(URL);
    await expect(refusal).rejects.toMatchObject({ slug: 'unreadable-audio', status: 422 });
    await expect(refusal).rejects.toThrow('lasts 10.0 hours, and recordings may have at most 4 hours');
  });

  it('has its length, if its headers state it', async () => {
    expect((await of(URL)).seconds).toBe(1);
    web.content = Buffer.from([0xff, 0xf1, 0x50, 0x80]);
    expect(await of(URL, { ...CONTEXT, requestId: 'req_2' })).toMatchObject({
      filename: 'audio.aac',
      seconds: undefined,
    });
  });

  it('fails for all providers if its server does not respond', async () => {
    web.fault = new OutboundError('connect', 'connection refused');
    const failure = of(URL);
    await expect(failure).rejects.toBeInstanceOf(ProviderFailure);
    await expect(failure).rejects.toMatchObject({ isFinal: true, isTarget: true });
  });

  it('rejects with the abortion of an aborted call', async () => {
    web.fault = new OutboundError('aborted', 'aborted');
    await expect(of(URL)).rejects.toBe(web.fault);
  });
});

describe('audio of jobs, while the storage does not respond', () => {
  beforeEach(() => {
    vi.spyOn(storage, 'list').mockImplementation(() => {
      throw new StorageUnavailableError('down');
    });
  });

  it('is downloaded from its address', async () => {
    expect(await readFile((await of(URL)).path)).toEqual(WAV);
  });

  it('is deleted from this machine when it is old', async () => {
    const { path } = await of(URL);
    await utimes(path, OLD, OLD);
    await expect(files.prune()).rejects.toThrow(StorageUnavailableError);
    expect(await readdir(join(folder, 'audio', 'account-1'))).toEqual([]);
  });
});

describe('uploads', () => {
  it('have an id by their content', async () => {
    const [first, repeat] = [await upload(), await upload()];
    expect(first).toMatch(/^upload_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(repeat).toBe(first);
    expect(await upload(WAV, 'account-1', 'cd'.repeat(32))).not.toBe(first);
    expect(await readFile((await of({ file: first })).path)).toEqual(WAV);
  });

  it('belong to one account', async () => {
    const file = await upload();
    const stranger = { ...CONTEXT, caller: { accountId: 'account-2', keyId: 'key-2' } };
    await expect(of({ file }, stranger)).rejects.toMatchObject({ slug: 'not-found' });
  });

  it('reach a worker on another machine', async () => {
    const file = await upload();
    files = newFiles(join(folder, 'another'));
    const { path } = await of({ file });
    expect(path.startsWith(join(folder, 'another'))).toBe(true);
    expect(await readFile(path)).toEqual(WAV);
  });

  it('leave nothing on the machine that received them but the copies of jobs', async () => {
    await upload();
    expect(await readdir(join(folder, 'audio', 'account-1'))).toEqual([]);
  });

  it('are deleted after a day, with the copies of jobs', async () => {
    const file = await upload();
    const { path } = await of({ file });
    await utimes(path, OLD, OLD);
    await utimes(join(folder, 'objects', 'audio', 'account-1', file), OLD, OLD);
    await files.prune();
    await expect(of({ file })).rejects.toMatchObject({ slug: 'not-found' });
    expect(await readdir(join(folder, 'audio', 'account-1'))).toEqual([]);
  });
});
