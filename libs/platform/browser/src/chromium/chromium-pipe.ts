import type { Readable, Writable } from 'node:stream';
import type { ConnectOverCDPTransport } from 'playwright-core';

const SEPARATOR = 0;

/**
 * The DevTools protocol over two pipes, messages terminated by a zero byte. No port, so no other process can
 * connect.
 *
 * Each message is delivered in its own task, as in Playwright's transports, so that promises settle in between. A
 * response and the close event of its target often arrive in one read, and Playwright throws outside of any promise
 * when it handles the close event first.
 */
export class ChromiumPipe implements ConnectOverCDPTransport {
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
  private parts: Buffer[] = [];
  private isClosed = false;

  constructor(
    private readonly toChromium: Writable,
    fromChromium: Readable,
  ) {
    fromChromium.on('data', (chunk: Buffer) => this.onData(chunk));
    fromChromium.once('close', () => this.end());
    fromChromium.on('error', () => this.end());
    toChromium.on('error', () => this.end());
  }

  send(message: object): void {
    if (!this.isClosed) this.toChromium.write(`${JSON.stringify(message)}\0`);
  }

  /** Chromium exits when its pipe closes. */
  close(): void {
    this.toChromium.end();
  }

  private onData(chunk: Buffer): void {
    let rest = chunk;
    for (let end = rest.indexOf(SEPARATOR); end >= 0; end = rest.indexOf(SEPARATOR)) {
      const text = Buffer.concat([...this.parts, rest.subarray(0, end)]).toString();
      this.parts = [];
      rest = rest.subarray(end + 1);
      setImmediate(() => this.onmessage?.(JSON.parse(text) as object));
    }
    if (rest.byteLength > 0) this.parts.push(rest);
  }

  private end(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    setImmediate(() => this.onclose?.('Chromium has exited'));
  }
}
