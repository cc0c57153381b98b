import { join } from 'node:path';
import type { Pace } from '../options.js';
import { BenchProcess } from '../processes/bench-process.js';
import { median } from '../report/median.js';
import { figure, table } from '../report/table.js';
import { interleave } from '../rounds.js';
import type { BenchDatabase } from '../service/bench-database.js';
import type { DoorAddress, DoorJob, DoorName, DoorResult } from './door.js';
import { type Footprint, pythonFootprint, typescriptFootprint } from './footprint.js';
import { PythonDoor } from './python-door.js';

const STREAMS = 1000;

interface Door {
  name: DoorName;
  title: string;
  /** The baseline. */
  yardstick: DoorName;
}

const DOORS: readonly Door[] = [
  { name: 'fetch', title: 'plain fetch', yardstick: 'fetch' },
  { name: 'typescript', title: 'TypeScript client', yardstick: 'fetch' },
  { name: 'mcp-fetch', title: 'MCP, plain fetch', yardstick: 'fetch' },
  { name: 'mcp-client', title: 'MCP, official client', yardstick: 'fetch' },
  { name: 'httpx2', title: 'plain httpx2', yardstick: 'httpx2' },
  { name: 'python', title: 'Python client', yardstick: 'httpx2' },
  { name: 'python-async', title: 'Python client, async', yardstick: 'httpx2' },
];
const PYTHON_DOORS: readonly DoorName[] = ['httpx2', 'python', 'python-async'];

/** A client in a process of its own, one call after another. */
interface Caller {
  run(job: DoorJob): Promise<DoorResult>;
  end(): Promise<void>;
}

/** Milliseconds; medians over the rounds. */
interface DoorFigures {
  title: string;
  p50Ms: number;
  p99Ms: number;
  /** Half of the calls took at least this much longer than the baseline in the same round. */
  addedMs: number;
  clientCpuMs: number;
  serverCpuMs: number;
}

interface StreamFigures {
  clientBytes: number;
  serverBytes: number;
}

/** The overhead of each client for a paid call, the memory of open streams, and the size of the packages. */
export interface ClientsFigures {
  doors: DoorFigures[];
  stream: StreamFigures;
  footprints: Footprint[];
}

interface ClientsBench {
  database: BenchDatabase;
  folder: string;
  pace: Pace;
  /** Interpreter with the Python client's dependencies; without one it is left out. */
  python: string | undefined;
}

export async function measureClients(bench: ClientsBench): Promise<ClientsFigures> {
  const { folder, python } = bench;
  return {
    doors: await measureDoors(bench),
    stream: await measureStreams(bench.database),
    footprints: [
      typescriptFootprint(join(folder, 'typescript')),
      ...(python === undefined ? [] : [pythonFootprint(join(folder, 'python'), python)]),
    ],
  };
}

type Sample = DoorResult & { serverCpuMs: number };

async function measureDoors({ database, pace, python }: ClientsBench): Promise<DoorFigures[]> {
  const server = await BenchProcess.start<{ url: string; apiKey: string }>(
    'http/service.server.ts',
    database.url,
  );
  const callers = new Map<DoorName, Caller>();
  try {
    const doors = DOORS.filter(({ name }) => python !== undefined || !PYTHON_DOORS.includes(name));
    for (const { name } of doors) {
      const { url, apiKey } = server.ready;
      callers.set(name, await callerAt({ door: name, url, apiKey }, python));
    }
    const sample = async ({ name }: Door, calls: number): Promise<Sample> => {
      const before = await server.run();
      const result = await (callers.get(name) as Caller).run({ calls });
      return { ...result, serverCpuMs: ((await server.run()) - before) / calls };
    };
    const calls = pace.rounds === 1 ? 50 : 400;
    for (const door of doors) await sample(door, calls);
    const rounds = await interleave(doors, pace.rounds, (door) => sample(door, calls));
    return doors.map((door) => summarise(door, rounds, calls));
  } finally {
    await Promise.all([...callers.values()].map((caller) => caller.end()));
    await server.end();
  }
}

async function callerAt(address: DoorAddress, python: string | undefined): Promise<Caller> {
  if (python !== undefined && PYTHON_DOORS.includes(address.door)) return PythonDoor.start(python, address);
  return BenchProcess.start<unknown, DoorJob, DoorResult>('clients/door.process.ts', address);
}

function summarise(
  { name, title, yardstick }: Door,
  rounds: readonly Map<DoorName, Sample>[],
  calls: number,
): DoorFigures {
  const of = (round: Map<DoorName, Sample>, door: DoorName): Sample => round.get(door) as Sample;
  const middle = (tell: (round: Map<DoorName, Sample>) => number): number => median(rounds.map(tell));
  return {
    title,
    p50Ms: middle((round) => of(round, name).p50Ms),
    p99Ms: middle((round) => of(round, name).p99Ms),
    addedMs: middle((round) => of(round, name).p50Ms - of(round, yardstick).p50Ms),
    clientCpuMs: middle((round) => of(round, name).cpuMs / calls),
    serverCpuMs: middle((round) => of(round, name).serverCpuMs),
  };
}

async function measureStreams(database: BenchDatabase): Promise<StreamFigures> {
  const server = await BenchProcess.start<{ url: string; apiKey: string }>(
    'clients/streams.server.ts',
    database.url,
  );
  const client = await BenchProcess.start<unknown, number>('clients/streams.process.ts', server.ready);
  try {
    // The first streams load shared code.
    const few = 20;
    const [clientBefore, serverBefore] = [await client.run(few), await server.run()];
    const [clientAfter, serverAfter] = [await client.run(STREAMS), await server.run()];
    return {
      clientBytes: (clientAfter - clientBefore) / STREAMS,
      serverBytes: (serverAfter - serverBefore) / STREAMS,
    };
  } finally {
    await client.end();
    await server.end();
  }
}

export function clientsReport({ doors, stream, footprints }: ClientsFigures): string {
  return [
    table(
      ['a paid call by', 'p50 ms', 'p99 ms', 'added ms', 'caller CPU ms', 'API CPU ms'],
      doors.map((door) => [
        door.title,
        figure(door.p50Ms, 2),
        figure(door.p99Ms, 2),
        figure(door.addedMs, 2),
        figure(door.clientCpuMs, 2),
        figure(door.serverCpuMs, 2),
      ]),
    ),
    '',
    table(
      [`${figure(STREAMS)} concurrent streams`, 'KiB a stream'],
      [
        ['TypeScript client', figure(stream.clientBytes / 1024, 1)],
        ['API', figure(stream.serverBytes / 1024, 1)],
      ],
    ),
    '',
    table(
      ['package', 'archive KiB', 'import ms'],
      footprints.map(({ name, archiveBytes, importMs }) => [
        name,
        figure(archiveBytes / 1024),
        figure(importMs),
      ]),
    ),
  ].join('\n');
}
