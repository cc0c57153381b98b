import { StringDecoder } from 'node:string_decoder';

type Stream = 'stdout' | 'stderr';

/**
 * Output of a command in the order of arrival: all of it, or its beginning and its end when it is longer than `maxBytes`.
 * What is passed on as it comes stops at `maxBytes`.
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

  /** Bytes that came, kept or not. */
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

  /** What was kept, once nothing more comes. */
  end(): string {
    for (const stream of ['stdout', 'stderr'] as const) this.keep(stream, this.decoders[stream].end());
    if (this.head === null) return this.tail;
    return `${this.head}\n[… cut: ${this.seenBytes} bytes in all …]\n${this.tail}`;
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
    // No gap: after something that did not fit comes nothing that would.
    this.passedBytes = passed === text ? this.passedBytes + Buffer.byteLength(text) : this.maxBytes;
    if (passed !== '') this.onOutput({ stream, text: passed });
  }
}

/** At most so many bytes from the beginning, no character halved. */
function firstBytes(text: string, maxBytes: number): string {
  if (maxBytes <= 0) return '';
  const bytes = Buffer.from(text);
  if (bytes.byteLength <= maxBytes) return text;
  let end = maxBytes;
  while (end > 0 && isContinuation(bytes[end])) end -= 1;
  return bytes.subarray(0, end).toString('utf8');
}

/** At most so many bytes from the end, no character halved. */
function lastBytes(text: string, maxBytes: number): string {
  const bytes = Buffer.from(text);
  if (bytes.byteLength <= maxBytes) return text;
  let start = bytes.byteLength - maxBytes;
  while (start < bytes.byteLength && isContinuation(bytes[start])) start += 1;
  return bytes.subarray(start).toString('utf8');
}

const isContinuation = (byte: number | undefined): boolean => ((byte ?? 0) & 0xc0) === 0x80;
