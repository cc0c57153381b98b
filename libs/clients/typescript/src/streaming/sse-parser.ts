/** One event of a `text/event-stream`. */
export interface ServerSentEvent {
  /** `message` if the stream names none. */
  event: string;
  data: string;
  /** The last id in the stream. */
  id: string;
}

/** Parses Server-Sent Events from text in chunks, as in the HTML standard (9.2.6). */
export class SseParser {
  private rest = '';
  private isFirst = true;
  /** The previous chunk ended with CR: a LF now belongs to that line end. */
  private isAfterCr = false;
  private event = '';
  private data: string[] = [];
  private dataLength = 0;
  private id = '';
  /** The reconnection delay from the stream; undefined if not stated. */
  retryMs: number | undefined;

  /** Buffered characters of an incomplete event. */
  get pendingLength(): number {
    return this.rest.length + this.dataLength;
  }

  /** @returns the events that this chunk completes. */
  push(text: string): ServerSentEvent[] {
    if (text === '') return [];
    const [beginning, ...lines] = this.withoutSplitLineEnd(text).split(/\r\n|\r|\n/);
    this.isAfterCr = text.endsWith('\r');
    lines.unshift(this.rest + beginning!);
    this.rest = lines.pop()!;
    return lines.map((line) => this.line(line)).filter((event) => event !== undefined);
  }

  /** Without a byte order mark, and without the LF of a CRLF that was split between chunks. */
  private withoutSplitLineEnd(text: string): string {
    const skipped = (this.isFirst && text.startsWith('\uFEFF')) || (this.isAfterCr && text.startsWith('\n'));
    this.isFirst = false;
    return skipped ? text.slice(1) : text;
  }

  private line(line: string): ServerSentEvent | undefined {
    if (line === '') return this.dispatch();
    const colon = line.indexOf(':');
    if (colon === 0) return undefined;
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1));
    this.field(name, value);
    return undefined;
  }

  private field(name: string, value: string): void {
    if (name === 'event') this.event = value;
    else if (name === 'data') {
      this.data.push(value);
      this.dataLength += value.length + 1;
    } else if (name === 'id' && !value.includes('\0')) this.id = value;
    else if (name === 'retry' && /^\d+$/.test(value)) this.retryMs = Number(value);
  }

  private dispatch(): ServerSentEvent | undefined {
    const { event, data, id } = this;
    this.event = '';
    this.data = [];
    this.dataLength = 0;
    return data.length === 0 ? undefined : { event: event || 'message', data: data.join('\n'), id };
  }
}
