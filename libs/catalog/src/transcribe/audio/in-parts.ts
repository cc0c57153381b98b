import { extname } from 'node:path';
import { type FileToSend, type HttpCall, type HttpRequest, fieldsOf } from '@capstan/kit';
import { secondsIn } from '@capstan/speech';
import type { TranscribeParams } from '../transcribe.params.js';
import { type Transcript, joined, shifted } from '../transcript.js';
import type { AudioDecoder, AudioPart } from './audio-decoder.js';
import type { AudioFiles } from './audio-files.js';

/** A vendor that takes some formats only, and files of a limited size: others are converted to WAV, in parts if they are too large. */
export interface ChunkedVendor<C> {
  maxBytes: number;
  /** Extensions of the formats that it takes. */
  formats: ReadonlySet<string>;
  requestOf(params: TranscribeParams, file: FileToSend, config: C): HttpRequest | Promise<HttpRequest>;
  /** Undefined: the answer is not one of this vendor. */
  read(body: unknown, params: TranscribeParams): Transcript | undefined;
}

type PartCall<C> = HttpCall<TranscribeParams, C, { audio: AudioFiles; decoder: AudioDecoder }>;

/** `request` and `read` of the declaration of such a vendor. Each part is a checkpoint: it is not paid for again. */
export const inParts = <C>(vendor: ChunkedVendor<C>) => ({
  request: async (params: TranscribeParams, call: PartCall<C>): Promise<HttpRequest> => {
    const parts = await partsOf(vendor, params, call);
    const done = doneOf(call);
    const { file } = parts[done.length] as AudioPart;
    return vendor.requestOf(withLanguage(params, done), file, call.config);
  },
  read: async (body: unknown, call: PartCall<C>): Promise<Transcript | undefined> => {
    const { params } = call;
    const first = vendor.read(body, params);
    const parts = await partsOf(vendor, params, call);
    if (!first || parts.length === 1) return first;
    const done = [...doneOf(call)];
    done.push(shifted(first, parts[done.length]?.fromSeconds ?? 0));
    for (const { file, fromSeconds } of parts.slice(done.length)) {
      await saved(done, parts, call);
      const request = await vendor.requestOf(withLanguage(params, done), file, call.config);
      const next = await call.ask({ request, read: (answer) => vendor.read(answer, params) });
      if (!next) return undefined;
      done.push(shifted(next, fromSeconds));
    }
    const last = parts.at(-1) as AudioPart;
    return joined(done, last.fromSeconds + (last.seconds ?? 0));
  },
});

/** The recording itself if the vendor takes it. */
export async function partsOf<C>(
  { maxBytes, formats }: Pick<ChunkedVendor<C>, 'maxBytes' | 'formats'>,
  params: TranscribeParams,
  call: PartCall<C>,
): Promise<AudioPart[]> {
  const file = await call.uses.audio.of(params, call);
  const isTaken = file.bytes <= maxBytes && formats.has(extname(file.filename).slice(1));
  if (isTaken) return [{ file, fromSeconds: 0, seconds: undefined }];
  return call.uses.decoder.wavPartsOf(file, secondsIn(maxBytes), call);
}

/** Transcripts of the parts that an earlier worker had; the last part of a recording is never one of them. */
const doneOf = ({ job }: PartCall<unknown>): readonly Transcript[] =>
  (fieldsOf(job?.checkpoint)['parts'] as Transcript[] | undefined) ?? [];

/** The language of the first speech holds for the rest: detection of parts would waver. */
function withLanguage(params: TranscribeParams, done: readonly Transcript[]): TranscribeParams {
  const language = params.language ?? done.find((part) => part.language)?.language;
  return language ? { ...params, language } : params;
}

async function saved(
  done: readonly Transcript[],
  parts: readonly AudioPart[],
  { job }: PartCall<unknown>,
): Promise<void> {
  const [next, last] = [parts[done.length], parts.at(-1)];
  await job?.save(
    { parts: done },
    {
      done: Math.round(next?.fromSeconds ?? 0),
      total: Math.round((last?.fromSeconds ?? 0) + (last?.seconds ?? 0)),
      unit: 'seconds',
    },
  );
}
