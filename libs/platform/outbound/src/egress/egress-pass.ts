import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Agent, type buildConnector } from 'undici';
import { hostPort } from '../host-allow-list.js';
import type { OutboundError } from '../outbound.error.js';

/** A socket, or an answer under way: whatever must end when the pass does. */
interface Endable {
  destroy(): unknown;
  once(event: 'close', listener: () => void): unknown;
}

const REMEMBERED_FAULTS = 500;
/** A tunnel is one connection; a browser opens at most 32 of them through a proxy by itself. */
const MAX_OPEN = 256;

export interface EgressPassOptions {
  /** Cap of all bytes received, as they come over the wire. */
  maxBytes: number;
  /** Called once, when the cap is passed; all connections of the pass are cut by then. */
  onOverflow?: () => void;
}

/**
 * The right to go out through the proxy, for one visitor: credentials that nobody else has, an account of the
 * bytes received, and the reason of every refusal. Worth nothing after `close`.
 */
export class EgressPass {
  readonly username = randomBytes(12).toString('hex');
  readonly password = randomBytes(24).toString('base64url');
  private readonly secret = Buffer.from(this.password);
  private readonly faults = new Map<string, OutboundError>();
  private readonly open = new Set<Endable>();
  private agent: Agent | undefined;
  private isClosed = false;
  private bytes = 0;

  constructor(
    /** Address of the proxy, `http://127.0.0.1:port`. */
    readonly proxyUrl: string,
    private readonly connect: buildConnector.connector,
    private readonly options: EgressPassOptions,
    private readonly onClose: (pass: EgressPass) => void,
  ) {}

  /** Bytes received so far. */
  get receivedBytes(): number {
    return this.bytes;
  }

  /** Why the last attempt to reach the host and port of this URL failed; undefined when it succeeded or there was none. */
  faultOf(url: URL): OutboundError | undefined {
    return this.faults.get(hostPort(url));
  }

  /** Cuts every connection; the credentials are void. */
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

  /** @internal Client for plain http; its connections are opened by the guard and end with the pass. */
  get client(): Agent {
    this.agent ??= new Agent({ connect: this.connect, headersTimeout: 0, bodyTimeout: 0, connections: 6 });
    return this.agent;
  }

  /** @internal */
  noteFault(url: URL, fault: OutboundError): void {
    if (this.faults.size < REMEMBERED_FAULTS) this.faults.set(hostPort(url), fault);
  }

  /** @internal */
  noteSuccess(url: URL): void {
    this.faults.delete(hostPort(url));
  }

  /** @internal False when the pass is over or holds too many connections; `what` is destroyed then. */
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
    const { agent } = this;
    this.agent = undefined;
    void agent?.destroy().catch(() => {});
  }
}
