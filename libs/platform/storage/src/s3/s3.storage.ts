import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { assertKey, assertPrefix, isKey } from '../object-key.js';
import { type ObjectInfo, type ObjectSource, ObjectStorage, type StoredObject } from '../object-storage.js';
import type { Bucket } from '../storage.config.js';
import { StorageUnavailableError } from '../storage-unavailable.error.js';
import { parseListing } from './listing.js';
import { S3Client, type S3Request } from './s3.client.js';

/** Objects in a bucket of an S3-compatible server, addressed by path (`<endpoint>/<bucket>/<key>`). */
export class S3Storage extends ObjectStorage {
  override readonly isShared = true;
  private readonly client: S3Client;

  constructor(bucket: Bucket) {
    super();
    this.client = new S3Client(bucket);
  }

  override async put(key: string, source: ObjectSource): Promise<void> {
    assertKey(key);
    const answer = await this.client.send({ method: 'PUT', key, body: await bodyOf(source) });
    if (!answer) throw new StorageUnavailableError('S3 answered 404 to a put');
    await answer.body.dump();
  }

  override async get(key: string): Promise<StoredObject | undefined> {
    assertKey(key);
    const answer = await this.client.send({ method: 'GET', key });
    return answer && { bytes: Number(answer.headers['content-length']), content: contentOf(answer.body) };
  }

  override async delete(key: string): Promise<void> {
    assertKey(key);
    const answer = await this.client.send({ method: 'DELETE', key });
    await answer?.body.dump();
  }

  override async *list(prefix: string): AsyncIterable<ObjectInfo> {
    assertPrefix(prefix);
    let next: string | undefined;
    do {
      const page: S3Request = {
        method: 'GET',
        key: '',
        query: { 'list-type': '2', prefix, ...(next === undefined ? {} : { 'continuation-token': next }) },
      };
      const answer = await this.client.read(page);
      if (answer === undefined) throw new StorageUnavailableError('S3 answered 404 to a listing');
      const listing = parseListing(answer);
      yield* listing.objects.filter(({ key }) => isKey(key));
      ({ next } = listing);
    } while (next !== undefined);
  }

  /** Closes the connections. */
  close(): Promise<void> {
    return this.client.close();
  }
}

/** The same bytes; a connection that breaks is an error of the storage, as for any other request. */
function contentOf(body: Readable): Readable {
  const content = new PassThrough();
  body.once('error', (error) =>
    content.destroy(new StorageUnavailableError(`S3 cut off an object: ${error.message}`, error)),
  );
  // Destroying a body that was not read to its end emits an error.
  content.once('close', () => body.on('error', () => undefined).destroy());
  return body.pipe(content);
}

async function bodyOf(source: ObjectSource): Promise<NonNullable<S3Request['body']>> {
  if (source instanceof Uint8Array) return { bytes: source.byteLength, open: () => source };
  const { size } = await stat(source.path);
  return { bytes: size, open: () => createReadStream(source.path) };
}
