import { join } from 'node:path';
import type { Pace } from '../options.js';
import { BenchProcess } from '../processes/bench-process.js';
import { median } from '../report/median.js';
import { figure, table } from '../report/table.js';
import { interleave } from '../rounds.js';
import type { BenchDatabase } from '../service/bench-database.js';
import type { CallMethodTarget, CallJob, CallMethodName, CallResult } from './call-method.js';
import { type Footprint, pythonFootprint, typescriptFootprint } from './footprint.js';
import { PythonCaller } from './python-caller.js';

const STREAMS = 1000;

interface CallMethod {
  name: CallMethodName;
  title: string;
  /** The baseline. */
  baseline: CallMethodName;
}

const CALL_METHODS: readonly CallMethod[] = [
  { name: 'fetch', title: 'plain fetch', baseline: 'fetch' },
  { name: 'typescript', title: 'TypeScript client', baseline: 'fetch' },
  { name: 'mcp-fetch', title: 'MCP, plain fetch', baseline: 'fetch' },
  { name: 'mcp-client', title: 'MCP, official client', baseline: 'fetch' },
  { name: 'httpx2', title: 'plain httpx2', baseline: 'httpx2' },
  { name: 'python', title: 'Python client', baseline: 'httpx2' },
  { name: 'python-async', title: 'Python client, async', baseline: 'httpx2' },
];
const PYTHON_METHODS: readonly CallMethodName[] = ['httpx2', 'python', 'python-async'];

/** A client in a process of its own, one call after another. */
interface Caller {
  run(job: CallJob): Promise<CallResult>;
  end(): Promise<void>;
}

/** Milliseconds; medians over the rounds. */
interface CallMethodFigures {
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
  methods: CallMethodFigures[];
  stream: StreamFigures;
  footprints: Footprint[];
}

interface ClientsBench {
  database: BenchDatabase;
  folder: string;
  pace: Pace;
  /** Interpreter with the Python client's dependencies; without one it is skipped. */
  python: string | undefined;
}

export async function measureClients(bench: ClientsBench): Promise<ClientsFigures> {
  const { folder, python } = bench;
  return {
    methods: await measureCallMethods(bench),
    stream: await measureStreams(bench.database),
    footprints: [
      typescriptFootprint(join(folder, 'typescript')),
      ...(python === undefined ? [] : [pythonFootprint(join(folder, 'python'), python)]),
    ],
  };
}

type Sample = CallResult & { serverCpuMs: number };

async function measureCallMethods({ database, pace, python }: ClientsBench): Promise<CallMethodFigures[]> {
  const server = await BenchProcess.start<{ url: string; apiKey: string }>(
    'http/service.server.ts',
    database.url,
  );
  const callers = new Map<CallMethodName, Caller>();
  try {
    const methods = CALL_METHODS.filter(({ name }) => python !== undefined || !PYTHON_METHODS.includes(name));
    for (const { name } of methods) {
      const { url, apiKey } = server.ready;
      callers.set(name, await callerAt({ method: name, url, apiKey }, python));
    }
    const sample = async ({ name }: CallMethod, calls: number): Promise<Sample> => {
      const before = await server.run();
      const result = await (callers.get(name) as Caller).run({ calls });
      return { ...result, serverCpuMs: ((await server.run()) - before) / calls };
    };
    const calls = pace.rounds === 1 ? 50 : 400;
    for (const method of methods) await sample(method, calls);
    const rounds = await interleave(methods, pace.rounds, (method) => sample(method, calls));
    return methods.map((method) => summarize(method, rounds, calls));
  } finally {
    await Promise.all([...callers.values()].map((caller) => caller.end()));
    await server.end();
  }
}

async function callerAt(address: CallMethodTarget, python: string | undefined): Promise<Caller> {
  if (python !== undefined && PYTHON_METHODS.includes(address.method))
    return PythonCaller.start(python, address);
  return BenchProcess.start<unknown, CallJob, CallResult>('clients/call-method.process.ts', address);
}

function summarize(
  { name, title, baseline }: CallMethod,
  rounds: readonly Map<CallMethodName, Sample>[],
  calls: number,
): CallMethodFigures {
  const of = (round: Map<CallMethodName, Sample>, method: CallMethodName): Sample =>
    round.get(method) as Sample;
  const middle = (select: (round: Map<CallMethodName, Sample>) => number): number =>
    median(rounds.map(select));
  return {
    title,
    p50Ms: middle((round) => of(round, name).p50Ms),
    p99Ms: middle((round) => of(round, name).p99Ms),
    addedMs: middle((round) => of(round, name).p50Ms - of(round, baseline).p50Ms),
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

export function clientsReport({ methods, stream, footprints }: ClientsFigures): string {
  return [
    table(
      ['a paid call by', 'p50 ms', 'p99 ms', 'added ms', 'caller CPU ms', 'API CPU ms'],
      methods.map((method) => [
        method.title,
        figure(method.p50Ms, 2),
        figure(method.p99Ms, 2),
        figure(method.addedMs, 2),
        figure(method.clientCpuMs, 2),
        figure(method.serverCpuMs, 2),
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
