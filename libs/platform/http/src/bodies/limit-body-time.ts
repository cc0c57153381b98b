import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from '../route-options.js';

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
  let hasWaited = false;
  const check = (): void => {
    // It has arrived, and waits to be read.
    if (raw.complete) return;
    // It is not read yet while this process waits, e.g. for a slow database that knows the key. The client has the
    // whole time after that.
    const isWaiting = raw.readableFlowing === null;
    if (isWaiting || hasWaited) {
      hasWaited = isWaiting;
      timer = setTimeout(check, timeoutMs);
      return;
    }
    const late = Object.assign(new Error('the body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    server.emit('clientError', late, raw.socket);
  };
  let timer = setTimeout(check, timeoutMs);
  // The handler of a body that has arrived may take as long as it needs.
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = (request: FastifyRequest): boolean =>
  routeOf(request).acceptsUploads === true &&
  request.headers['content-type']?.startsWith('multipart/form-data') === true;
