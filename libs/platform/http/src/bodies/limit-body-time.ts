import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOptionsOf } from '../route-options.js';

/**
 * Ends requests whose body does not arrive within `timeoutMs`, as Node ends those whose headers do not. Node's own
 * limit for whole requests holds for every route alike, but a large upload may take longer: `readUpload` limits those.
 */
export function limitBodyTime(fastify: FastifyInstance, timeoutMs: number): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (hasBody(request) && !isUpload(request)) endLate(request, timeoutMs);
    done();
  });
}

function endLate({ raw, server: { server } }: FastifyRequest, timeoutMs: number): void {
  const timer = setTimeout(() => {
    const late = Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', late, raw.socket);
  }, timeoutMs);
  // The handler of a body that has arrived may take as long as it needs.
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = (request: FastifyRequest): boolean =>
  routeOptionsOf(request).acceptsUploads === true &&
  request.headers['content-type']?.startsWith('multipart/form-data') === true;
