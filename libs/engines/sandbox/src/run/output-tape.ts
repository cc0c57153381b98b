import { StringDecoder } from 'node:string_decoder';

type Stream = 'stdout' | 'stderr';

/**
 * The output of a command in order of arrival: all of it, or its beginning and end if it is longer than `maxBytes`.
 * Streaming stops at `maxBytes`.
 */
export class OutputTape {
  private readonly decoders = { stdout: new StringDecoder('utf8'), stderr: new StringDecoder('utf8') };
  /** The beginning, once not everything can be kept. */
  private head: string | null = null;
  private tail = '';
  private seenBytes = 0;
  private passedBytes = 0;

  constructor(
    private readonly maxBytes: number,
    private readonly onOutput: (chunk: { stream: Stream; text: string }) => void,
  ) {}

  /** Received bytes, kept or not. */
  get bytes(): number {
    return this.seenBytes;
  }

  get isCut(): boolean {
    return this.head !== null;
  }

  add(stream: Stream, chunk: Buffer): void {
    this.seenBytes += chunk.byteLength;
    this.keep(stream, this.decoders[stream].write(chunk));
  }

  /** Returns the kept output, after the end of the streams. */
  end(): string {
    for (const stream of ['stdout', 'stderr'] as const) this.keep(stream, this.decoders[stream].end());
    if (this.head === null) return this.tail;
    return `${this.head}\n[… truncated: ${this.seenBytes} bytes in total …]\n${this.tail}`;
  }

  private keep(stream: Stream, text: string): void {
    if (text === '') return;
    const half = Math.ceil(this.maxBytes / 2);
    this.tail += text;
    if (this.head === null && Buffer.byteLength(this.tail) > this.maxBytes) {
      this.head = firstBytes(this.tail, half);
      this.tail = this.tail.slice(this.head.length);
    }
    if (this.head !== null) this.tail = lastBytes(this.tail, this.maxBytes - half);
    const passed = firstBytes(text, this.maxBytes - this.passedBytes);
    // No gaps: after the first chunk that did not fit nothing is kept.
    this.passedBytes = passed === text ? this.passedBytes + Buffer.byteLength(text) : this.maxBytes;
    if (passed !== '') this.onOutput({ stream, text: passed });
  }
}

/** Returns at most this many bytes from the beginning, without splitting a character. */
function firstBytes(text: string, maxBytes: number): string {
  if (maxBytes <= 0) return '';
  const bytes = Buffer.from(text);
  if (bytes.byteLength <= maxBytes) return text;
  let end = maxBytes;
  while (end > 0 && isContinuation(bytes[end])) end -= 1;
  return bytes.subarray(0, end).toString('utf8');
}

/** Returns at most this many bytes from the end, without splitting a character. */
function lastBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.byteLength <= maxBytes) return text;
  let start = bytes.byteLength - maxBytes;
  while (start < bytes.byteLength && isContinuation(bytes[start])) start += 1;
  return bytes.subarray(start).toString('utf8');
}

const isContinuation = (byte: number | undefined): boolean => ((byte ?? 0) & 0xc0) === 0x80;
