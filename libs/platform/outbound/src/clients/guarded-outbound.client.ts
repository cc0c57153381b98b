import type { Readable } from 'node:stream';
import { Agent } from 'undici';
import { type AddressResolver, systemResolver } from '../addresses/address-resolver.js';
import { readBody, saveBody } from '../bodies/body-decoding.js';
import { isBodyStream } from '../bodies/body-stream.js';
import { checkUrl, hostForMessage } from '../addresses/check-url.js';
import { Deadline } from '../requests/deadline.js';
import { guardedConnector } from '../addresses/guarded-connector.js';
import { firstHop, type Hop, nextHop, redirectTarget } from '../requests/hop.js';
import { HostAllowList } from '../addresses/host-allow-list.js';
import type { OutboundConfig } from '../outbound.config.js';
import { OutboundClient, type RobotsQuestion } from './outbound.client.js';
import { OutboundError } from '../errors/outbound.error.js';
import type { OutboundRequest } from '../requests/outbound-request.js';
import type { OutboundResponse } from '../requests/outbound-response.js';
import { ReceivedResponse } from '../requests/received-response.js';
import { RobotsPolicy } from '../robots/robots.policy.js';
import { traceHeader } from '../requests/trace-header.js';
import { translateFault } from '../errors/translate-fault.js';

const DEFAULT_TIMEOUT_MS = 15_000;
const DEFAULT_MAX_BYTES = 10 * 1024 * 1024;
const DEFAULT_MAX_REDIRECTS = 5;

const ROBOTS_TIMEOUT_MS = 5000;
const ROBOTS_MAX_BYTES = 512 * 1024;

/** Few connections to other people's sites; more to providers, which publish their limits. */
const CONNECTIONS_PER_SITE = 6;
const CONNECTIONS_PER_PROVIDER = 64;

type Sent = string | Uint8Array | Readable | undefined;

/** A response, or the target of the next redirect. */
type Received = OutboundResponse | { status: number; redirectTo: string };

/**
 * The outbound guard, based on undici. Names are resolved once per connection and every address is checked;
 * redirects are followed manually so that each target is checked. Keeps no cookies.
 */
export class GuardedOutboundClient extends OutboundClient {
  private readonly allowList: HostAllowList;
  private readonly siteAgent: Agent;
  private readonly providerAgent: Agent;
  private readonly robots: RobotsPolicy;

  /** @param resolve replaces the system's name resolution. */
  constructor(
    private readonly config: OutboundConfig,
    resolve: AddressResolver = systemResolver,
  ) {
    super();
    this.allowList = new HostAllowList(config.allowHosts);
    const connect = guardedConnector(resolve, this.allowList);
    // The deadline of each request applies; undici's own timeouts would be shorter.
    const options = { connect, headersTimeout: 0, bodyTimeout: 0 };
    this.siteAgent = new Agent({ ...options, connections: CONNECTIONS_PER_SITE });
    this.providerAgent = new Agent({ ...options, connections: CONNECTIONS_PER_PROVIDER });
    this.robots = new RobotsPolicy((url) => this.fetchRobots(url), this.robotsName);
  }

  override get robotsName(): string {
    return this.config.userAgent.split('/', 1)[0]?.trim() ?? '';
  }

  override request(request: OutboundRequest): Promise<OutboundResponse> {
    return this.follow(request);
  }

  override async assertRobotsAllow(text: string, { timeoutMs, signal }: RobotsQuestion): Promise<void> {
    if (!this.config.respectsRobots) return;
    // Not checked further: this process does not fetch the URL, and a robots.txt that must not be fetched allows
    // all.
    const url = URL.parse(text);
    if (url === null) throw new OutboundError('invalid_url', 'the URL must be absolute');
    const deadline = new Deadline(timeoutMs ?? DEFAULT_TIMEOUT_MS, signal);
    try {
      await deadline.race(this.robots.assertAllowed(url));
    } finally {
      deadline.end();
    }
  }

  /** Closes all connections; running requests reject. */
  async close(): Promise<void> {
    await Promise.all([this.siteAgent.destroy(), this.providerAgent.destroy()]);
  }

  /** Nest's last hook, so that work that is finishing can still send requests. */
  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  private fetchRobots(url: string): Promise<OutboundResponse> {
    return this.follow({ url, timeoutMs: ROBOTS_TIMEOUT_MS, maxBytes: ROBOTS_MAX_BYTES, overflow: 'cut' });
  }

  private async follow(request: OutboundRequest): Promise<OutboundResponse> {
    const asksRobots = request.respectRobots === true && this.config.respectsRobots;
    const maxRedirects = request.maxRedirects ?? DEFAULT_MAX_REDIRECTS;
    let hop = firstHop(request, checkUrl(request.url, this.allowList), this.config.userAgent);
    const deadline = new Deadline(request.timeoutMs ?? DEFAULT_TIMEOUT_MS, request.signal);
    try {
      for (let redirects = 0; ; redirects += 1) {
        if (asksRobots) await deadline.race(this.robots.assertAllowed(hop.url));
        const received = await this.exchange(hop, request, deadline);
        if (!('redirectTo' in received)) return received;
        if (redirects >= maxRedirects) {
          throw new OutboundError(
            'too_many_redirects',
            `${hostForMessage(hop.url)} redirects more than ${maxRedirects} times`,
          );
        }
        hop = nextHop(hop, received.status, checkUrl(received.redirectTo, this.allowList));
      }
    } finally {
      deadline.end();
    }
  }

  /** One request and its answer. The connection is closed at once when the body is not read to its end. */
  private async exchange(hop: Hop, request: OutboundRequest, deadline: Deadline): Promise<Received> {
    const agent = request.respectRobots ? this.siteAgent : this.providerAgent;
    const { url, method } = hop;
    try {
      deadline.signal.throwIfAborted();
      const { headers, body } = sentBody(hop);
      const sent = agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: { ...headers, ...traceHeader(url, this.allowList) },
        body,
        signal: deadline.signal,
      });
      // undici checks the signal only once it is connected.
      const answer = await deadline.race(sent);
      answer.body.on('error', () => {});
      try {
        const received = joinedHeaders(answer.headers);
        const redirectTo = redirectTarget(answer.statusCode, received['location'], url);
        if (redirectTo !== undefined) return { status: answer.statusCode, redirectTo };
        const maxBytes = request.maxBytes ?? DEFAULT_MAX_BYTES;
        const encoding = received['content-encoding'];
        const { saveTo, overflow } = request;
        if (saveTo !== undefined && isSuccess(answer.statusCode)) {
          await saveBody(answer.body, encoding, maxBytes, saveTo);
          return new ReceivedResponse(url.href, answer.statusCode, received, new Uint8Array());
        }
        // Most answers of vendors are small and not encoded; generators and chunks cost more than all of undici's own work.
        const content = isPlain(received, maxBytes)
          ? await answer.body.bytes()
          : await readBody(answer.body, encoding, maxBytes, overflow);
        return new ReceivedResponse(url.href, answer.statusCode, received, content);
      } finally {
        answer.body.destroy();
      }
    } catch (error) {
      throw translateFault(error, hostForMessage(url));
    }
  }
}

/** Whether a body is as long as it says, which undici enforces, and within the limit. */
const isPlain = (headers: Readonly<Record<string, string>>, maxBytes: number): boolean =>
  headers['content-encoding'] === undefined && Number(headers['content-length'] ?? Number.NaN) <= maxBytes;

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Headers and body for undici. A stream has a length, since some servers refuse chunked bodies. */
function sentBody({ headers, body }: Hop): { headers: Record<string, string>; body: Sent } {
  if (!isBodyStream(body)) return { headers: { ...headers }, body };
  return { headers: { ...headers, 'content-length': String(body.lengthBytes) }, body: body.open() };
}

function joinedHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}
