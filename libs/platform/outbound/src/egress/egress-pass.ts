import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Agent, type buildConnector } from 'undici';
import { hostPort } from '../addresses/host-allow-list.js';
import type { OutboundError } from '../errors/outbound.error.js';

/** A socket or a response: anything that must end with the pass. */
interface Endable {
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

const REMEMBERED_FAULTS = 500;
/** A tunnel is one connection; a browser opens at most 32 through a proxy. */
const MAX_OPEN = 256;
/** The deadline of the visit applies instead of timeouts. */
const CLIENT_OPTIONS = { headersTimeout: 0, bodyTimeout: 0, connections: 6 };

export interface EgressPassOptions {
  /** Limit of all received bytes, as on the wire. */
  maxBytes: number;
  /** Called once, when the limit is exceeded; all connections of the pass are closed by then. */
  onOverflow?: () => void;
}

/**
 * Permission to use the proxy, for one visit: unique credentials, a count of the received bytes, and the reason of
 * every rejection. Invalid after `close`.
 */
export class EgressPass {
  readonly username = randomBytes(12).toString('hex');
  readonly password = randomBytes(24).toString('base64url');
  private readonly secret = Buffer.from(this.password);
  private readonly faults = new Map<string, OutboundError>();
  private readonly open = new Set<Endable>();
  private agent: Agent | undefined;
  private ownAgent: Agent | undefined;
  private isClosed = false;
  private bytes = 0;

  constructor(
    /** URL of the proxy, `http://127.0.0.1:port`. */
    readonly proxyUrl: string,
    private readonly connect: buildConnector.connector,
    private readonly options: EgressPassOptions,
    private readonly onClose: (pass: EgressPass) => void,
  ) {}

  /** Bytes received so far. */
  get receivedBytes(): number {
    return this.bytes;
  }

  /**
   * Why the last attempt to reach the host and port of this URL failed; undefined when it succeeded or there was
   * none.
   */
  faultOf(url: URL): OutboundError | undefined {
    return this.faults.get(hostPort(url));
  }

  /** Closes every connection and invalidates the credentials. */
  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.onClose(this);
    this.cut();
  }

  /** @internal */
  isPassword(text: string): boolean {
    const given = Buffer.from(text);
    return given.length === this.secret.length && timingSafeEqual(given, this.secret);
  }

  /** @internal Client for plain HTTP; its connections are opened by the guard and end with the pass. */
  get client(): Agent {
    this.agent ??= new Agent({ ...CLIENT_OPTIONS, connect: this.connect });
    return this.agent;
  }

  /** @internal Client for the service's own pages, which may have any address. */
  get ownClient(): Agent {
    this.ownAgent ??= new Agent({ ...CLIENT_OPTIONS, connect: { autoSelectFamily: true } });
    return this.ownAgent;
  }

  /** @internal */
  noteFault(url: URL, fault: OutboundError): void {
    if (this.faults.size < REMEMBERED_FAULTS) this.faults.set(hostPort(url), fault);
  }

  /** @internal */
  noteSuccess(url: URL): void {
    this.faults.delete(hostPort(url));
  }

  /** @internal Returns false when the pass is closed or has too many connections; `what` is destroyed then. */
  admit(what: Endable): boolean {
    if (this.isClosed || this.open.size >= MAX_OPEN || this.bytes > this.options.maxBytes) {
      what.destroy();
      return false;
    }
    this.open.add(what);
    what.once('close', () => this.open.delete(what));
    return true;
  }

  /** @internal */
  count(bytes: number): void {
    const wasWithin = this.bytes <= this.options.maxBytes;
    this.bytes += bytes;
    if (!wasWithin || this.bytes <= this.options.maxBytes) return;
    this.cut();
    this.options.onOverflow?.();
  }

  private cut(): void {
    for (const what of this.open) what.destroy();
    this.open.clear();
    const agents = [this.agent, this.ownAgent];
    this.agent = undefined;
    this.ownAgent = undefined;
    for (const agent of agents) void agent?.destroy().catch(() => {});
  }
}
