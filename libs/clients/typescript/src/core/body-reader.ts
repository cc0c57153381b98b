/** More than any response or stream event of the service. */
export const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/** A response that is too large for the service. */
export class BodyTooLarge extends Error {}

/**
 * Reads the bytes of a body.
 * @param signal ends the read even if a custom `fetch` does not pass it on to the body.
 * @throws BodyTooLarge beyond `maxBytes`, without reading on, and the reason of `signal`.
 */
export async function readBody(
  response: Response,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    throw new BodyTooLarge();
  }
  if (response.body === null) return new Uint8Array();
  const reader = response.body.getReader();
  const stop = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await allOf(reader, maxBytes, signal);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function allOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) return joined(chunks, size);
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel();
      throw new BodyTooLarge();
    }
    chunks.push(value);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
