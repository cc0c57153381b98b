import type { FastifyInstance } from 'fastify';

/** Grace period for calls in flight after a stop signal; the launcher kills the process after 20 s. */
const GRACE_MS = 15_000;

/**
 * Lets calls in flight finish when the process is asked to stop. Each connection closes with its current
 * response, since an idle one would keep the process alive for its keep-alive time; what is unanswered after
 * the grace period is disconnected, which aborts the call and releases its hold.
 * @returns whether the process is stopping, so that responses need `Connection: close`.
 */
export function stopGracefully(fastify: FastifyInstance): () => boolean {
  let patience: NodeJS.Timeout | undefined;
  fastify.addHook('preClose', (done) => {
    patience = setTimeout(() => fastify.server.closeAllConnections(), GRACE_MS);
    fastify.server.once('close', () => clearTimeout(patience));
    done();
  });
  return () => patience !== undefined;
}
