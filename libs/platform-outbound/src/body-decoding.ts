import { Readable, pipeline, type Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { OutboundError } from './outbound.error.js';

/** What the client offers to servers. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/** Nobody compresses more often in earnest; each layer multiplies what a bomb can hold. */
const MAX_LAYERS = 3;

/** RFC 9659: a window above 8 MiB must not be used on the web. */
const ZSTD_WINDOW_LOG = 23;

type Bytes = AsyncIterable<Uint8Array>;

/** What happens to a body beyond its cap: `fail` rejects with `too_large`, `cut` keeps what fits. */
export type Overflow = 'fail' | 'cut';

/**
 * Undoes a `content-encoding` while the bytes arrive. The cap holds for the wire and for every layer, so a
 * bomb inside a bomb ends as early as a plain one.
 * @throws OutboundError `too_large`, or `malformed` for an unknown or broken encoding.
 */
export async function readBody(
  source: Bytes,
  contentEncoding: string | undefined,
  maxBytes: number,
  overflow: Overflow = 'fail',
): Promise<Uint8Array> {
  const layers = encodingLayers(contentEncoding);
  let stage = source;
  for (const layer of layers.toReversed()) stage = decode(capped(stage, maxBytes), layer);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stage) {
    length += chunk.byteLength;
    if (length > maxBytes) {
      if (overflow === 'fail') throw tooLarge(maxBytes);
      chunks.push(chunk.subarray(0, chunk.byteLength - (length - maxBytes)));
      break;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function encodingLayers(contentEncoding: string | undefined): string[] {
  const layers = (contentEncoding ?? '')
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity');
  if (layers.length > MAX_LAYERS) throw malformed('the answer is compressed too many times over');
  return layers;
}

async function* capped(source: Bytes, maxBytes: number): Bytes {
  let length = 0;
  for await (const chunk of source) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

async function* decode(source: Bytes, layer: string): Bytes {
  const chunks = source[Symbol.asyncIterator]();
  const first = await chunks.next();
  // An empty body is no broken archive: answers to HEAD and 304s announce an encoding too.
  if (first.done) return;
  const decoder = decoderFor(layer, first.value);
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
    throw malformed('the answer is not compressed as it says', cause);
  }
}

function decoderFor(layer: string, firstChunk: Uint8Array): Transform {
  switch (layer) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      // Some servers leave out the zlib wrapper that RFC 9110 asks for; its first byte tells.
      return ((firstChunk[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG } });
    default:
      throw malformed('the answer has an unknown content-encoding');
  }
}

function tooLarge(maxBytes: number): OutboundError {
  return new OutboundError('too_large', `the answer is larger than ${maxBytes} bytes`);
}

function malformed(message: string, cause?: unknown): OutboundError {
  return new OutboundError('malformed', message, { cause });
}
