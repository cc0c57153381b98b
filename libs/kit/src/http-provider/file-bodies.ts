import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { BodyStream } from '@capstan/platform-outbound';

interface NamedContent {
  filename: string;
  mediaType: string;
}

/** A file of this machine to be sent, or a part of one. */
export interface FileToSend extends NamedContent {
  path: string;
  /** Size of all that is sent. */
  bytes: number;
  /** Sent before the content, e.g. the header of a format. */
  head?: Uint8Array;
  /** The part of the file that is sent, end exclusive; default: the whole. */
  range?: { start: number; end: number };
}

/** A file in memory to be sent. */
export interface ContentToSend extends NamedContent {
  content: Uint8Array;
}

type MultipartValue = string | number | boolean | FileToSend | ContentToSend;

/** Undefined fields are omitted; a list repeats its field. */
export type MultipartFields = Readonly<
  Record<string, MultipartValue | readonly MultipartValue[] | undefined>
>;

/** A file as the whole body. */
export class FileBody implements BodyStream {
  constructor(readonly file: FileToSend) {}

  get lengthBytes(): number {
    return this.file.bytes;
  }

  open(): Readable {
    return Readable.from(contentOf([this.file]), { objectMode: false });
  }
}

/** A form (RFC 7578); files of this machine are streamed from disk. */
export class MultipartBody implements BodyStream {
  private readonly parts: (Buffer | FileToSend)[];

  constructor(
    readonly fields: MultipartFields,
    // A random boundary cannot occur in a value that was written before it.
    private readonly boundary: string = randomUUID(),
  ) {
    const values = Object.entries(fields).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, MultipartValue] => [name, one]),
    );
    this.parts = values.flatMap(([name, value]) => this.partOf(name, value));
    this.parts.push(Buffer.from(`--${boundary}--\r\n`));
  }

  get contentType(): string {
    return `multipart/form-data; boundary=${this.boundary}`;
  }

  get lengthBytes(): number {
    return this.parts
      .map((part) => (Buffer.isBuffer(part) ? part.byteLength : part.bytes))
      .reduce((sum, bytes) => sum + bytes, 0);
  }

  open(): Readable {
    return Readable.from(contentOf(this.parts), { objectMode: false });
  }

  private partOf(name: string, value: MultipartValue): (Buffer | FileToSend)[] {
    const head = `--${this.boundary}\r\nContent-Disposition: form-data; name="${name}"`;
    if (typeof value !== 'object') return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)];
    const filename = value.filename.replaceAll(/["\r\n\\]/g, '_');
    const headers = `${head}; filename="${filename}"\r\nContent-Type: ${value.mediaType}\r\n\r\n`;
    const content = 'content' in value ? Buffer.from(value.content) : value;
    return [Buffer.from(headers), content, Buffer.from('\r\n')];
  }
}

async function* contentOf(parts: readonly (Buffer | FileToSend)[]): AsyncGenerator<Buffer> {
  for (const part of parts) {
    if (Buffer.isBuffer(part)) yield part;
    else yield* fileContent(part);
  }
}

async function* fileContent({ path, head, range }: FileToSend): AsyncGenerator<Buffer> {
  if (head) yield Buffer.from(head);
  const { start, end } = range ?? { start: 0, end: Infinity };
  if (start < end) yield* createReadStream(path, { start, end: end - 1 });
}
