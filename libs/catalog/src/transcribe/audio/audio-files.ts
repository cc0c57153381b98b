import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import {
  type CallContext,
  type FileToSend,
  NotFoundError,
  OutboundClient,
  OutboundError,
  ProviderFailure,
  type UploadReceiver,
  parseTargetUrl,
} from '@capstan/kit';
import { type ConfigOf, dataConfig } from '@capstan/platform-core';
import { REFUSED_TARGETS } from '../../refused-targets.js';
import type { TranscribeParams } from '../transcribe.params.js';
import { SNIFFED_BYTES, audioTypeOf } from './audio-type.js';
import { UnreadableAudioError } from './unreadable-audio.error.js';
import { writeComplete } from './write-complete.js';

export const MAX_AUDIO_BYTES = 200 * 1024 * 1024;
const FETCH_TIMEOUT_MS = 600_000;
/** Longer than a job may wait and run, so that no worker loses its input. */
const KEEP_MS = 24 * 3_600_000;

/**
 * The audio of jobs, on disk: downloaded once for all providers, also for a worker that continues a job. Workers on
 * several machines need a shared `DATA_DIR` for uploads; audio at an address is downloaded again.
 */
@Injectable()
export class AudioFiles implements UploadReceiver {
  private readonly fetched = new Map<string, Promise<FileToSend>>();

  constructor(
    @Inject(dataConfig.token) private readonly config: ConfigOf<typeof dataConfig>,
    private readonly outbound: OutboundClient,
  ) {}

  private get folder(): string {
    return join(this.config.dataDir, 'audio');
  }

  /** @throws UnreadableAudioError, InvalidUrlError; ProviderFailure where the address does not answer. */
  async of(params: TranscribeParams, context: CallContext): Promise<FileToSend> {
    const id = context.job?.id ?? context.requestId;
    const known = this.fetched.get(id);
    if (known) return known;
    const fetching = this.fetch(id, params, context).finally(() => this.fetched.delete(id));
    this.fetched.set(id, fetching);
    return fetching;
  }

  private async fetch(id: string, params: TranscribeParams, context: CallContext): Promise<FileToSend> {
    const { file, url, audio_base64: base64 } = params;
    if (file !== undefined) return this.described(this.pathOfUpload(context.caller?.accountId ?? '', file));
    const path = join(this.folder, 'jobs', safeName(id));
    if (await exists(path)) return this.described(path);
    await mkdir(join(this.folder, 'jobs'), { recursive: true });
    await this.prune();
    await writeComplete(path, (part) =>
      url === undefined
        ? writeFile(part, Buffer.from(base64 ?? '', 'base64'))
        : this.download(url, part, context),
    );
    return this.described(path);
  }

  private async download(text: string, path: string, { signal }: CallContext): Promise<void> {
    const url = parseTargetUrl(text).href;
    const options = { saveTo: path, maxBytes: MAX_AUDIO_BYTES, timeoutMs: FETCH_TIMEOUT_MS, signal };
    try {
      const { status } = await this.outbound.request({ url, respectRobots: true, ...options });
      if (status < 200 || status >= 300)
        throw new UnreadableAudioError(`could not be fetched: its server answered ${status}`);
    } catch (error) {
      if (!(error instanceof OutboundError) || error.code === 'aborted') throw error;
      if (error.code === 'too_large')
        throw new UnreadableAudioError('is larger than 200 MB', { cause: error });
      if (error.code === 'invalid_url' || error.code === 'refused_address')
        throw REFUSED_TARGETS[error.code](error);
      throw new ProviderFailure('upstream_error', `the audio could not be fetched: ${error.message}`, {
        isTarget: true,
        isFinal: true,
        cause: error,
      });
    }
  }

  async place(accountId: string): Promise<string> {
    const path = this.pathOfUpload(accountId, `receiving_${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true });
    await this.prune();
    return path;
  }

  async keep(accountId: string, { path, sha256 }: { path: string; sha256: string }): Promise<string> {
    const id = sha256.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, 'upload_$1-$2-$3-$4-$5');
    await rename(path, this.pathOfUpload(accountId, id));
    return id;
  }

  /** An upload belongs to one account. */
  private pathOfUpload(accountId: string, id: string): string {
    return join(this.folder, 'uploads', safeName(accountId), safeName(id));
  }

  private async described(path: string): Promise<FileToSend> {
    const file = await open(path).catch(() => undefined);
    if (!file) throw new NotFoundError('The uploaded file', 'Uploads are kept for 24 hours; send it again.');
    try {
      const { size } = await file.stat();
      if (size === 0) throw new UnreadableAudioError('has 0 bytes');
      const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
      const type = audioTypeOf(buffer.subarray(0, bytesRead));
      if (!type) throw new UnreadableAudioError('is not in a known audio format');
      return { path, bytes: size, filename: `audio.${type.extension}`, mediaType: type.mediaType };
    } finally {
      await file.close();
    }
  }

  /** Deletes audio that no job needs any more. */
  private async prune(): Promise<void> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
      if (Date.now() - mtimeMs > KEEP_MS) await rm(path, { force: true });
    }
  }
}

const safeName = (id: string): string => id.replaceAll(/[^A-Za-z0-9_-]/g, '_');

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
