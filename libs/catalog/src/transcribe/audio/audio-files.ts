import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
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
import {
  ACCOUNT_DATA,
  type AccountData,
  type AccountDataOwner,
  type AccountFile,
  type ConfigOf,
  dataConfig,
} from '@capstan/platform-core';
import { ObjectStorage } from '@capstan/platform-storage';
import { REFUSED_TARGETS } from '../../refused-targets.js';
import type { TranscribeParams } from '../transcribe.params.js';
import { statedSeconds } from '@capstan/speech';
import { SNIFFED_BYTES, audioTypeOf } from './audio-type.js';
import { MAX_HOURS, MAX_SECONDS } from './time-limit.js';
import { UnreadableAudioError } from './unreadable-audio.error.js';
import { writeComplete } from './write-complete.js';

export const MAX_AUDIO_BYTES = 200 * 1024 * 1024;
const FETCH_TIMEOUT_MS = 600_000;
/** Longer than a job may wait and run, so that no worker loses its input. */
const KEEP_MS = 24 * 3_600_000;
/** Prefix of uploads in the object storage. */
const UPLOADS = 'audio/';

/** A file to transcribe. */
export interface Recording extends FileToSend {
  /** As its headers state; undefined if they do not. */
  seconds: number | undefined;
}

/**
 * The audio of jobs. Uploads are in the object storage; a job works with a copy on its machine, which is fetched once for all
 * providers, and again by a worker elsewhere that continues the job.
 */
@Injectable()
export class AudioFiles implements UploadReceiver, AccountDataOwner {
  readonly [ACCOUNT_DATA]: AccountData = {
    feature: 'audio',
    tables: [],
    files: {
      read: (accountId) => this.uploadsOf(accountId),
      references: (_transaction, accountId) => Promise.resolve([accountId]),
      delete: async (accountIds) => {
        for (const accountId of accountIds) await this.deleteAll(accountId);
      },
    },
  };

  private readonly fetched = new Map<string, Promise<Recording>>();

  constructor(
    @Inject(dataConfig.token) private readonly config: ConfigOf<typeof dataConfig>,
    private readonly outbound: OutboundClient,
    private readonly storage: ObjectStorage,
  ) {}

  private get folder(): string {
    return join(this.config.dataDir, 'audio');
  }

  /** @throws UnreadableAudioError, InvalidUrlError; ProviderFailure where the address does not answer. */
  async of(params: TranscribeParams, context: CallContext): Promise<Recording> {
    const id = context.job?.id ?? context.requestId;
    const known = this.fetched.get(id);
    if (known) return known;
    const fetching = this.fetch(id, params, context).finally(() => this.fetched.delete(id));
    this.fetched.set(id, fetching);
    return fetching;
  }

  private async fetch(id: string, params: TranscribeParams, context: CallContext): Promise<Recording> {
    const { file, url, audio_base64: base64 } = params;
    const accountId = context.caller?.accountId ?? 'service';
    const path = this.copyOf(accountId, id);
    if (await exists(path)) return described(path);
    await mkdir(dirname(path), { recursive: true });
    await writeComplete(path, async (part) => {
      if (file !== undefined) await this.fetchUpload(accountId, file, part);
      else if (url !== undefined) await this.download(url, part, context);
      else await writeFile(part, Buffer.from(base64 ?? '', 'base64'));
    });
    return described(path);
  }

  private async fetchUpload(accountId: string, id: string, path: string): Promise<void> {
    const upload = await this.storage.get(keyOf(accountId, id));
    if (!upload)
      throw new NotFoundError('The uploaded file', 'Uploads are kept for 24 hours; send it again.');
    await pipeline(upload.content, createWriteStream(path));
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
    const path = this.copyOf(accountId, `receiving_${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true });
    return path;
  }

  async keep(accountId: string, { path, sha256 }: { path: string; sha256: string }): Promise<string> {
    const id = sha256.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, 'upload_$1-$2-$3-$4-$5');
    try {
      await this.storage.put(keyOf(accountId, id), { path });
    } finally {
      await rm(path, { force: true });
    }
    return id;
  }

  private async *uploadsOf(accountId: string): AsyncIterable<AccountFile> {
    for await (const { key } of this.storage.list(`${UPLOADS}${safeName(accountId)}/`)) {
      const upload = await this.storage.get(key);
      if (upload) yield { name: key, content: upload.content };
    }
  }

  private async deleteAll(accountId: string): Promise<void> {
    await this.storage.deleteAll(`${UPLOADS}${safeName(accountId)}/`);
    await rm(join(this.folder, safeName(accountId)), { recursive: true, force: true });
  }

  private copyOf(accountId: string, id: string): string {
    return join(this.folder, safeName(accountId), safeName(id));
  }

  /** Deletes audio that is no longer needed by any job. @throws StorageUnavailableError. */
  async prune(): Promise<void> {
    const isOld = (modifiedAt: Date): boolean => Date.now() - modifiedAt.getTime() > KEEP_MS;
    // The copies first: they can be deleted while the storage does not respond.
    const copies = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const copy of copies.filter((one) => one.isFile())) {
      const path = join(copy.parentPath, copy.name);
      const found = await stat(path).catch(() => undefined);
      if (found && isOld(found.mtime)) await rm(path, { force: true });
    }
    for await (const { key, modifiedAt } of this.storage.list(UPLOADS)) {
      if (isOld(modifiedAt)) await this.storage.delete(key);
    }
  }
}

/** @throws UnreadableAudioError */
async function described(path: string): Promise<Recording> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw new UnreadableAudioError('has 0 bytes');
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    const type = audioTypeOf(buffer.subarray(0, bytesRead));
    if (!type) throw new UnreadableAudioError('is not in a known audio format');
    const { extension, mediaType } = type;
    const seconds = await statedSeconds({ path, extension });
    if (seconds !== undefined && seconds > MAX_SECONDS) throw tooLong(seconds);
    return { path, bytes: size, filename: `audio.${extension}`, mediaType, seconds };
  } finally {
    await file.close();
  }
}

const tooLong = (seconds: number): UnreadableAudioError =>
  new UnreadableAudioError(
    `lasts ${(seconds / 3600).toFixed(1)} hours, and recordings may have at most ${MAX_HOURS} hours`,
  );

/** An upload belongs to one account. */
const keyOf = (accountId: string, id: string): string => `${UPLOADS}${safeName(accountId)}/${safeName(id)}`;

const safeName = (id: string): string => id.replaceAll(/[^A-Za-z0-9_-]/g, '_');

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
