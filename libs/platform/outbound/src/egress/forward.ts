import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkUrl, hostForMessage } from '../addresses/check-url.js';
import { OutboundError } from '../errors/outbound.error.js';
import { translateFault } from '../errors/translate-fault.js';
import { EGRESS_FAULT_HEADER, statusOfFault } from './egress-fault.js';
import type { EgressPass } from './egress-pass.js';
import type { EgressRules } from './egress-rules.js';

/** Hop-by-hop headers (RFC 9110, 7.6.1), and `host` and framing, which are set again. */
const HOP_BY_HOP = new Set(
  (
    'connection expect host keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer ' +
    'transfer-encoding upgrade'
  ).split(' '),
);

/** Serves a request in absolute form (RFC 9112, 3.2.2): plain HTTP, streamed both ways, without following redirects. */
export async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  pass: EgressPass,
  { allowList, ownPages }: EgressRules,
): Promise<void> {
  let url: URL | undefined;
  const ended = new AbortController();
  response.once('close', () => ended.abort());
  try {
    url = checkUrl(request.url ?? '', allowList);
    if (url.protocol !== 'http:') throw new OutboundError('invalid_url', 'https requires a tunnel');
    const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
    const method = request.method ?? 'GET';
    // GET only: a page elsewhere must not submit forms from inside the operator's network.
    const isOwn = method === 'GET' && ownPages.has(url);
    const answer = await (isOwn ? pass.ownClient : pass.client).request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: endToEnd(request.rawHeaders),
      body: hasBody ? request : null,
      signal: ended.signal,
      responseHeaders: 'raw',
    });
    pass.noteSuccess(url);
    // `raw` returns a flat list, which the typings do not reflect.
    const headers = endToEnd((answer.headers as unknown as (string | Buffer)[]).map(String));
    response.writeHead(answer.statusCode, headers);
    answer.body.on('data', (chunk: Buffer) => pass.count(chunk.byteLength));
    answer.body.on('error', () => response.destroy());
    answer.body.pipe(response);
  } catch (error) {
    const fault = translateFault(error, url === undefined ? 'the host' : hostForMessage(url));
    if (url !== undefined) pass.noteFault(url, fault);
    if (response.headersSent || response.destroyed) response.destroy();
    else response.writeHead(statusOfFault(fault.code), { [EGRESS_FAULT_HEADER]: fault.code }).end();
  }
}

/** Returns a flat list of names and values without hop-by-hop headers and those that `Connection` names. */
function endToEnd(raw: readonly string[]): string[] {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    pairs.push([raw[index] ?? '', raw[index + 1] ?? '']);
  }
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.toLowerCase().split(','))
    .map((name) => name.trim());
  const left = new Set([...HOP_BY_HOP, ...named]);
  return pairs.filter(([name]) => !left.has(name.toLowerCase())).flat();
}
