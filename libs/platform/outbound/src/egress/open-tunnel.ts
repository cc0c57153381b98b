import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { checkUrl, hostForMessage } from '../addresses/check-url.js';
import { OutboundError } from '../errors/outbound.error.js';
import { translateFault } from '../errors/translate-fault.js';
import { EGRESS_FAULT_HEADER, statusOfFault } from './egress-fault.js';
import type { EgressPass } from './egress-pass.js';
import type { EgressRules } from './egress-rules.js';

/** A tunnel without data for this long is closed. */
const IDLE_TIMEOUT_MS = 60_000;

/** Serves `CONNECT host:port` (RFC 9110, 9.3.6): checks the host like a URL and connects through the guard. */
export function openTunnel(
  request: IncomingMessage,
  client: Socket,
  head: Buffer,
  pass: EgressPass,
  { connect, allowList }: EgressRules,
): void {
  const refuse = (fault: OutboundError): void => {
    const status = statusOfFault(fault.code);
    client.end(
      `HTTP/1.1 ${status} Refused\r\n${EGRESS_FAULT_HEADER}: ${fault.code}\r\n` +
        'Content-Length: 0\r\nConnection: close\r\n\r\n',
    );
  };
  let target: URL;
  try {
    target = checkUrl(targetOf(request.url ?? ''), allowList);
  } catch (error) {
    refuse(error as OutboundError);
    return;
  }
  const hostname = target.hostname.replaceAll(/^\[|\]$/g, '');
  // The content of the tunnel is not the guard's: `http:` makes the connector omit TLS.
  const port = target.port === '' ? '443' : target.port;
  connect({ hostname, host: target.host, protocol: 'http:', port }, (error, upstream) => {
    if (error !== null) {
      const fault = translateFault(error, hostForMessage(target));
      pass.noteFault(target, fault);
      refuse(fault);
      return;
    }
    pass.noteSuccess(target);
    if (client.destroyed || !pass.admit(upstream)) {
      upstream.destroy();
      return;
    }
    join(client, upstream);
    upstream.on('data', (chunk: Buffer) => pass.count(chunk.byteLength));
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.byteLength > 0) upstream.write(head);
    client.pipe(upstream);
    upstream.pipe(client);
  });
}

/** Returns the target as a URL; the port is always explicit, so the default of the scheme does not matter. */
function targetOf(authority: string): string {
  if (!/^[^/?#@\\\s]+:\d{1,5}$/.test(authority)) {
    throw new OutboundError('invalid_url', 'the target must be host:port');
  }
  return `https://${authority}`;
}

function join(client: Socket, upstream: Socket): void {
  for (const [one, other] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    one.setTimeout(IDLE_TIMEOUT_MS, () => one.destroy());
    one.on('error', () => other.destroy());
    one.once('close', () => other.destroySoon());
  }
}
