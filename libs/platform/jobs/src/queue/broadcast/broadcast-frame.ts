/** The PostgreSQL or Redis channel that carries all channels of the broadcast. */
export const WIRE_CHANNEL = 'capstan';

/**
 * PostgreSQL rejects NOTIFY payloads of 8,000 bytes and more. The limit applies to Redis too, so that both behave
 * alike.
 */
const MAX_FRAME_BYTES = 7_999;

/** A message and its channel, as sent. */
export interface BroadcastFrame {
  channel: string;
  message: unknown;
}

/** @throws Error when the frame exceeds PostgreSQL's limit: send an id and let the receiver read the rest. */
export function encodeFrame(channel: string, message: object): string {
  const text = JSON.stringify({ channel, message });
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_FRAME_BYTES) {
    throw new Error(
      `broadcast on "${channel}" must be at most ${MAX_FRAME_BYTES} bytes (got ${bytes}); send an id instead`,
    );
  }
  return text;
}

/** @returns undefined for text in another format: other programs may notify on the same channel. */
export function decodeFrame(text: string): BroadcastFrame | undefined {
  try {
    const frame: unknown = JSON.parse(text);
    if (typeof frame !== 'object' || frame === null) return undefined;
    const { channel, message } = frame as Partial<BroadcastFrame>;
    return typeof channel === 'string' && message !== undefined ? { channel, message } : undefined;
  } catch {
    return undefined;
  }
}
