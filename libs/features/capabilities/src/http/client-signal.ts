import type { FastifyReply } from 'fastify';

/** Returns a signal that aborts when the client disconnects before its answer is complete. */
export function clientSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const disconnected = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) disconnected.abort();
  });
  // If the client disconnected while its key was verified, `close` was emitted before this listener was added.
  if (raw.destroyed) disconnected.abort();
  return disconnected.signal;
}
