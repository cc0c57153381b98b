import type { FastifyInstance } from 'fastify';

/** How long calls in flight may go on once the process was asked to end; the launcher kills it after 20 s. */
const GRACE_MS = 15_000;

/**
 * Lets the calls in flight end when the process is asked to. Each connection closes with the answer under way,
 * since an idle one would hold the process for its whole keep-alive time; what is not answered within the
 * grace is cut, which aborts the call and returns its credits.
 * @returns whether it was asked to, and answers have to say `Connection: close`.
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
