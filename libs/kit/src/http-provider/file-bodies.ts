import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { BodyStream } from '@capstan/platform-outbound';

/** A file to be sent. */
export interface FileToSend {
  /** On this machine. */
  path: string;
  bytes: number;
  /** Name and media type for the receiver. */
  filename: string;
  mediaType: string;
}

/** A field may be repeated; undefined ones are left out. */
export type MultipartFields = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/** A file as the whole body. */
export class FileBody implements BodyStream {
  constructor(readonly file: FileToSend) {}

  get lengthBytes(): number {
    return this.file.bytes;
  }

  open(): Readable {
    return createReadStream(this.file.path);
  }
}

/** A form with one file (RFC 7578), streamed from disk. */
export class MultipartBody implements BodyStream {
  private readonly head: Buffer;
  private readonly tail: Buffer;

  constructor(
    readonly fields: MultipartFields,
    readonly fileField: string,
    readonly file: FileToSend,
    private readonly boundary = `capstan-${crypto.randomUUID()}`,
  ) {
    const parts = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [value].flat().map((one) => this.part(`name="${name}"`, '') + `${String(one)}\r\n`),
    );
    const filename = file.filename.replaceAll(/["\r\n\\]/g, '_');
    const disposition = `name="${fileField}"; filename="${filename}"`;
    parts.push(this.part(disposition, `Content-Type: ${file.mediaType}\r\n`));
    this.head = Buffer.from(parts.join(''));
    this.tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  }

  get contentType(): string {
    return `multipart/form-data; boundary=${this.boundary}`;
  }

  get lengthBytes(): number {
    return this.head.byteLength + this.file.bytes + this.tail.byteLength;
  }

  open(): Readable {
    const { head, tail, file } = this;
    return Readable.from(
      (async function* () {
        yield head;
        yield* createReadStream(file.path);
        yield tail;
      })(),
      { objectMode: false },
    );
  }

  private part(disposition: string, headers: string): string {
    return `--${this.boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n${headers}\r\n`;
  }
}
