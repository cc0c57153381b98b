/** One event of a `text/event-stream`. */
export interface ServerSentEvent {
  /** `message` when the stream names none. */
  event: string;
  data: string;
  /** The last id the stream has told. */
  id: string;
}

/** Reads Server-Sent Events out of text that comes in pieces, as the HTML standard says (9.2.6). */
export class SseParser {
  private rest = '';
  private isFirst = true;
  private event = '';
  private data: string[] = [];
  private id = '';
  /** What the stream asks to wait before coming back; undefined while it says nothing. */
  retryMs: number | undefined;

  /** @returns the events that this piece completes. */
  push(text: string): ServerSentEvent[] {
    let buffer = this.rest + text;
    if (this.isFirst && buffer !== '') {
      this.isFirst = false;
      if (buffer.startsWith('\uFEFF')) buffer = buffer.slice(1);
    }
    const events: ServerSentEvent[] = [];
    let start = 0;
    for (let end = lineEnd(buffer, start); end !== undefined; end = lineEnd(buffer, start)) {
      const event = this.line(buffer.slice(start, end.at));
      if (event) events.push(event);
      start = end.next;
    }
    this.rest = buffer.slice(start);
    return events;
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
    else if (name === 'data') this.data.push(value);
    else if (name === 'id' && !value.includes('\0')) this.id = value;
    else if (name === 'retry' && /^\d+$/.test(value)) this.retryMs = Number(value);
  }

  private dispatch(): ServerSentEvent | undefined {
    const { event, data, id } = this;
    this.event = '';
    this.data = [];
    return data.length === 0 ? undefined : { event: event || 'message', data: data.join('\n'), id };
  }
}

/** Where a line ends and the next begins; undefined while that cannot be told. */
function lineEnd(text: string, from: number): { at: number; next: number } | undefined {
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\n') return { at, next: at + 1 };
    if (character === '\r') {
      // Half of a CRLF may be in the next piece.
      if (at + 1 === text.length) return undefined;
      return { at, next: text[at + 1] === '\n' ? at + 2 : at + 1 };
    }
  }
  return undefined;
}
