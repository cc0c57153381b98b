import { type RemoteInfo, type Socket, createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Records of a name; a name without records of the requested type still exists. */
export interface NameRecords {
  a?: readonly string[];
  mx?: readonly (readonly [priority: number, exchange: string])[];
}

/** How a name server fails. */
export type NameFault = 'refused' | 'server_failure' | 'silent';

const TYPES = { 1: 'a', 15: 'mx' } as const;
const CODES = { noError: 0, serverFailure: 2, noSuchName: 3, refused: 5 } as const;
const HEADER_BYTES = 12;

/** A name server on a loopback port that knows only the given names. */
export class StandInNameServer {
  /** Requested names, in order, with the number of the record type. */
  readonly questions: [name: string, type: number][] = [];
  private readonly socket: Socket = createSocket('udp4');

  constructor(private readonly names: Readonly<Record<string, NameRecords | NameFault>>) {
    this.socket.on('message', (query, client) => this.answer(query, client));
  }

  async start(): Promise<void> {
    this.socket.bind(0, '127.0.0.1');
    await once(this.socket, 'listening');
  }

  async stop(): Promise<void> {
    const closed = once(this.socket, 'close');
    this.socket.close();
    await closed;
  }

  /** `127.0.0.1:<port>`. */
  get hostPort(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  private answer(query: Buffer, client: RemoteInfo): void {
    const { name, type, end } = questionOf(query);
    this.questions.push([name, type]);
    const known = Object.hasOwn(this.names, name) ? this.names[name] : undefined;
    if (known === 'silent') return;
    const records = typeof known === 'object' ? recordsOf(known, type) : [];
    const header = Buffer.alloc(HEADER_BYTES);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | codeOf(known), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    const question = query.subarray(HEADER_BYTES, end);
    this.socket.send(Buffer.concat([header, question, ...records]), client.port, client.address);
  }
}

function codeOf(known: NameRecords | NameFault | undefined): number {
  if (known === undefined) return CODES.noSuchName;
  if (known === 'refused') return CODES.refused;
  return known === 'server_failure' ? CODES.serverFailure : CODES.noError;
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function recordsOf(known: NameRecords, type: number): Buffer[] {
  const kind = TYPES[type as keyof typeof TYPES];
  if (kind === 'a')
    return (known.a ?? []).map((address) => record(type, Buffer.from(address.split('.').map(Number))));
  if (kind !== 'mx') return [];
  return (known.mx ?? []).map(([priority, exchange]) => {
    const head = Buffer.alloc(2);
    head.writeUInt16BE(priority);
    return record(type, Buffer.concat([head, nameBytes(exchange)]));
  });
}

function nameBytes(name: string): Buffer {
  const labels = name.split('.').filter(Boolean);
  return Buffer.concat([
    ...labels.map((label) => Buffer.from([label.length, ...Buffer.from(label, 'ascii')])),
    Buffer.from([0]),
  ]);
}

/** A record of the requested name, with a TTL of a minute. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
