import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mp4Pieces } from './mp4-pieces.js';

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + body.length, 0);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
};
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const uint64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};

const START = box('ftyp', Buffer.from('M4A '));
const SOUND = Buffer.from('first chunk, second chunk');
const MEDIA = box('mdat', SOUND);
const SECOND = SOUND.indexOf('second');

/** An index whose tables name the two chunks, for media that starts at a position. */
function indexOf(mediaAt: number): Buffer {
  const offsets = [mediaAt + 8, mediaAt + 8 + SECOND];
  const tables = [
    box('stco', uint32(0), uint32(2), ...offsets.map(uint32)),
    box('co64', uint32(0), uint32(2), ...offsets.map(uint64)),
  ];
  return box('moov', box('trak', box('mdia', box('minf', box('stbl', ...tables)))));
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mp4-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function streamed(...boxes: Buffer[]): Promise<Buffer> {
  const path = join(folder, 'recording.m4a');
  await writeFile(path, Buffer.concat(boxes));
  const pieces: Uint8Array[] = [];
  for await (const piece of mp4Pieces(path)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('mp4Pieces', () => {
  const length = indexOf(0).length;

  it('moves an index at the end to the front, with the new offsets of the media', async () => {
    const last = indexOf(START.length);
    const first = indexOf(START.length + length);
    expect(await streamed(START, MEDIA, last)).toEqual(Buffer.concat([START, first, MEDIA]));
  });

  it('keeps what follows the index', async () => {
    const rest = box('free', Buffer.from('rest'));
    const moved = await streamed(START, MEDIA, indexOf(START.length), rest);
    expect(moved).toEqual(Buffer.concat([START, indexOf(START.length + length), MEDIA, rest]));
  });

  it('leaves a file with the index first as it is', async () => {
    const file = [START, indexOf(START.length + length), MEDIA];
    expect(await streamed(...file)).toEqual(Buffer.concat(file));
  });

  it.each([
    ['a file without an index', [START, MEDIA]],
    ['a box that is longer than the file', [START, Buffer.concat([uint32(99), Buffer.from('mdat')])]],
    ['a box that is shorter than its header', [START, Buffer.concat([uint32(3), Buffer.from('free')])]],
  ])('leaves %s as it is', async (_title, file) => {
    expect(await streamed(...file)).toEqual(Buffer.concat(file));
  });
});
