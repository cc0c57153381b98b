import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageUnavailableError } from '../storage-unavailable.error.js';
import { S3Storage } from './s3.storage.js';

let server: Server;
let storage: S3Storage;
/** The next answers; then a listing. */
let answers: ((response: ServerResponse) => void)[];
let listing: string;

beforeEach(async () => {
  answers = [];
  listing = listingOf();
  server = createServer((_request, response) => {
    const answer = answers.shift() ?? ((to) => to.end(listing));
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  storage = new S3Storage({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    name: 'bucket',
    region: 'eu-west-1',
    accessKeyId: 'ID',
    secretAccessKey: 'SECRET',
  });
});
afterEach(async () => {
  await storage.close();
  server.closeAllConnections();
  server.close();
});

const listingOf = (...keys: string[]): string =>
  `<ListBucketResult>${keys
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-11-23T12:00:00.000Z</LastModified><Size>1</Size></Contents>`,
    )
    .join('')}</ListBucketResult>`;

const keys = async (): Promise<string[]> => (await Array.fromAsync(storage.list(''))).map(({ key }) => key);

describe('a listing of a bucket', () => {
  it('skips names that are not keys, such as folder markers', async () => {
    listing = listingOf('audio/', 'audio/account/upload', 'my file.txt', '.hidden');
    expect(await keys()).toEqual(['audio/account/upload']);
  });
});

/** Sends less than the announced length, and closes the connection. */
const cutOff = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('half', () => response.destroy());
};

describe('an answer that is not read to its end', () => {
  it('is requested again if it is a listing that was cut off', async () => {
    answers = [cutOff];
    listing = listingOf('audio/account/upload');
    expect(await keys()).toEqual(['audio/account/upload']);
  });

  it('is an error of the storage if it is an object that was cut off', async () => {
    answers = [cutOff];
    const found = await storage.get('audio/account/upload');
    await expect(buffer(found?.content as Readable)).rejects.toBeInstanceOf(StorageUnavailableError);
  });

  it('closes its connection when the reader stops before its end', async () => {
    let isClosed = false;
    answers = [
      (response) => {
        response.once('close', () => {
          isClosed = true;
        });
        response.writeHead(200, { 'content-length': '1000' }).write('half');
      },
    ];
    const found = await storage.get('audio/account/upload');
    found?.content.destroy();
    await expect.poll(() => isClosed).toBe(true);
  });
});
