import { writeFile } from 'node:fs/promises';
import { Readable, pipeline, type Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { OutboundError } from '../errors/outbound.error.js';

/** The `Accept-Encoding` of the client. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** No server needs more; each layer multiplies what a bomb can hold. */
const MAX_LAYERS = 3;

/** RFC 9659: a window above 8 MiB must not be used on the web. */
const ZSTD_WINDOW_LOG = 23;

type Bytes = AsyncIterable<Uint8Array>;

/** What happens to a body beyond its limit: `fail` rejects with `too_large`, `cut` keeps what fits. */
export type Overflow = 'fail' | 'cut';

/**
 * Decodes `content-encoding` as the bytes arrive. The limit applies to the wire and to every layer, so a bomb
 * inside a bomb ends as early as a plain one.
 * @throws OutboundError `too_large`, or `malformed` for an unknown or invalid encoding.
 */
export async function readBody(
  source: Bytes,
  contentEncoding: string | undefined,
  maxBytes: number,
  overflow: Overflow = 'fail',
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of decoded(source, contentEncoding, maxBytes, overflow)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The same into a file, for bodies that are too large for memory. @throws OutboundError as `readBody` does. */
export async function saveBody(
  source: Bytes,
  contentEncoding: string | undefined,
  maxBytes: number,
  file: string,
): Promise<void> {
  await writeFile(file, decoded(source, contentEncoding, maxBytes, 'fail'));
}

function decoded(
  source: Bytes,
  contentEncoding: string | undefined,
  maxBytes: number,
  overflow: Overflow,
): Bytes {
  let stage = source;
  for (const layer of encodingLayers(contentEncoding).toReversed()) {
    stage = decode(capped(stage, maxBytes, overflow), layer, overflow);
  }
  return capped(stage, maxBytes, overflow);
}

function encodingLayers(contentEncoding: string | undefined): string[] {
  const layers = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity');
  if (layers.length > MAX_LAYERS) throw malformed('the response has too many content-encodings');
  return layers;
}

async function* capped(source: Bytes, maxBytes: number, overflow: Overflow): Bytes {
  let left = maxBytes;
  for await (const chunk of source) {
    if (chunk.byteLength > left) {
      if (overflow === 'fail') throw tooLarge(maxBytes);
      if (left > 0) yield chunk.subarray(0, left);
      return;
    }
    left -= chunk.byteLength;
    yield chunk;
  }
}

async function* decode(source: Bytes, layer: string, overflow: Overflow): Bytes {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  // An empty body is valid: responses to HEAD and 304s have an encoding too.
  if (first.done) return;
  const decoder = decoderFor(layer, first.value, overflow);
  const input = Readable.from(
    (async function* () {
      yield first.value;
      yield* { [Symbol.asyncIterator]: () => chunks };
    })(),
    { objectMode: false },
  );
  let inputError: unknown;
  input.once('error', (error) => (inputError = error));
  pipeline(input, decoder, () => {});
  try {
    yield* decoder as Bytes;
  } catch (cause) {
    if (inputError !== undefined) throw inputError;
    throw malformed('the response does not match its content-encoding', cause);
  }
}

/** A body that may be cut may end in the middle of an archive: what came before is kept, without an error. */
function decoderFor(layer: string, firstChunk: Uint8Array, overflow: Overflow): Transform {
  const isCut = overflow === 'cut';
  const zlib = isCut ? { finishFlush: constants.Z_SYNC_FLUSH } : {};
  switch (layer) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(zlib);
    case 'deflate':
      // Some servers omit the zlib wrapper that RFC 9110 requires; the first byte shows it.
      return ((firstChunk[0] ?? 0) & 0x0f) === 8 ? createInflate(zlib) : createInflateRaw(zlib);
    case 'br':
      return createBrotliDecompress(isCut ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : {});
    case 'zstd':
      return createZstdDecompress({
        params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG },
        ...(isCut ? { finishFlush: constants.ZSTD_e_flush } : {}),
      });
    default:
      throw malformed('the response has an unknown content-encoding');
  }
}

function tooLarge(maxBytes: number): OutboundError {
  return new OutboundError('too_large', `the response is larger than ${maxBytes} bytes`);
}

function malformed(message: string, cause?: unknown): OutboundError {
  return new OutboundError('malformed', message, { cause });
}
