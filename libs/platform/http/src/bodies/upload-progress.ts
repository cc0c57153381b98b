import type { IncomingMessage } from 'node:http';
import { RequestTimeoutError } from '../problems/request-timeout.error.js';

/** The least that a client must send in each interval. */
export interface UploadPace {
  intervalMs: number;
  bytes: number;
}

/** About 70 kbit/s: any link in use, but no client that only holds a connection open. */
export const UPLOAD_PACE: UploadPace = { intervalMs: 30_000, bytes: 256 * 1024 };

/** Watches an upload. @param onStall called if the client sends too little in an interval. @returns stops watching. */
export function watchProgress(
  { socket }: IncomingMessage,
  pace: UploadPace,
  onStall: (error: RequestTimeoutError) => void,
): () => void {
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before < pace.bytes) onStall(new RequestTimeoutError());
    before = socket.bytesRead;
  }, pace.intervalMs);
  return () => clearInterval(timer);
}
