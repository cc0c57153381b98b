import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Test } from '@nestjs/testing';
import { loadConfig } from '@capstan/config';
import {
  AppError,
  type CallContext,
  type CapabilityFinisher,
  type CapabilityProvider,
  Models,
  CapabilityClient,
  PaidCalls,
  ProviderFailure,
  failureForError,
} from '@capstan/kit';
import { ArtifactStore } from '@capstan/platform-artifacts';
import { Browser } from '@capstan/platform-browser';
import { ConfigModule, DatabaseModule } from '@capstan/platform-core';
import { SentenceComparer } from '@capstan/platform-embeddings';
import { ReadingThreads } from '@capstan/platform-jobs';
import {
  ADDRESS_RESOLVER,
  OutboundClient,
  OutboundError,
  type OutboundRequest,
  type OutboundResponse,
} from '@capstan/platform-outbound';
import { StorageModule } from '@capstan/platform-storage';
import { FakeOutboundClient, type ScriptedAnswer } from '@capstan/platform-testing';
import { NO_NAME_SERVER } from '../harness/no-vendors.js';
import { BenchArtifactStore } from './bench-stores.js';
import { BenchBrowser } from './bench-browser.js';
import { type ProviderEntry, exampleParams, unpacedEnvironment } from './catalog-entries.js';

/** No model is configured, and no other capability is called. */
const ABSENT = [
  { provide: Models, useValue: { isConfigured: () => false } },
  { provide: CapabilityClient, useValue: {} },
  { provide: PaidCalls, useValue: {} },
];

/** Behavior of an upstream: a response to each request, or silence until the caller aborts. */
export type Upstream = ((request: OutboundRequest) => ScriptedAnswer) | 'silent';

/** A WAV file (16 kHz, mono, 16 bits) of a tenth of a second, which every provider takes as it is. */
const RECORDING = Buffer.concat([
  Buffer.from('RIFF\u00a4\u000c\0\0WAVEfmt \u0010\0\0\0\u0001\0\u0001\0', 'latin1'),
  Buffer.from([0x80, 0x3e, 0, 0, 0, 0x7d, 0, 0, 2, 0, 16, 0]),
  Buffer.from('data\u0080\u000c\0\0', 'latin1'),
  Buffer.alloc(3_200),
]);

/** The network of the bench; its upstream can be changed between calls. */
class BenchOutbound extends OutboundClient {
  readonly requests: OutboundRequest[] = [];
  upstream: Upstream = () => ({});
  onRequest: () => void = () => undefined;
  /** The robots.txt rule for every page. */
  robotsAllow = true;

  override async request(request: OutboundRequest): Promise<OutboundResponse> {
    // The input that a provider downloads first is there: the requests to its vendor are tested.
    if (request.saveTo !== undefined) {
      await writeFile(request.saveTo, RECORDING);
      return new FakeOutboundClient(() => ({ status: 200 })).request(request);
    }
    this.requests.push(request);
    this.onRequest();
    if (this.upstream !== 'silent') return new FakeOutboundClient(this.upstream).request(request);
    return new Promise((_resolve, reject) => {
      const give = (): void => reject(new OutboundError('aborted', 'aborted'));
      if (request.signal?.aborted) give();
      request.signal?.addEventListener('abort', give);
    });
  }

  override assertRobotsAllow(): Promise<void> {
    if (this.robotsAllow) return Promise.resolve();
    return Promise.reject(new OutboundError('robots_disallowed', 'robots.txt forbids it'));
  }
}

/** The outcome of a provider call; an accepted result is finished as for its caller. */
export type CallEnd = { result: object } | { error: unknown };

/** What all benches of a file share: starting threads for each of them would cost more than the tests do. */
export interface BenchSupplies {
  databaseUrl: string;
  threads: ReadingThreads;
}

/** One provider as Nest builds it, with a scripted upstream in place of the network. */
export class ProviderBench {
  private params: object | undefined;

  private constructor(
    private readonly entry: ProviderEntry,
    readonly provider: CapabilityProvider,
    private readonly finisher: CapabilityFinisher | undefined,
    readonly outbound: BenchOutbound,
    readonly close: () => Promise<void>,
  ) {}

  static async open(
    entry: ProviderEntry,
    { databaseUrl, threads }: BenchSupplies,
    env: Record<string, string>,
  ): Promise<ProviderBench> {
    const outbound = new BenchOutbound();
    const { finisher } = entry.capability;
    const dataDir = await mkdtemp(join(tmpdir(), 'provider-bench-'));
    const config = loadConfig({
      ...unpacedEnvironment(entry),
      ...NO_NAME_SERVER,
      ...env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DATABASE_POOL_SIZE: '2',
    });
    const module = await Test.createTestingModule({
      imports: [ConfigModule.forRoot(config), DatabaseModule.forRoot(), StorageModule],
      providers: [
        { provide: OutboundClient, useValue: outbound },
        // No name resolves, so that no test waits for a name server.
        { provide: ADDRESS_RESOLVER, useValue: () => Promise.resolve([]) },
        { provide: Browser, useValue: new BenchBrowser(outbound) },
        // Only this method: the hooks of the threads would close them with the first bench.
        { provide: ReadingThreads, useValue: { run: threads.run.bind(threads) } },
        { provide: ArtifactStore, useClass: BenchArtifactStore },
        // No model is installed: its thread would cost more than the tests do.
        { provide: SentenceComparer, useValue: { isAvailable: () => false } },
        ...ABSENT,
        entry.type,
        ...(entry.capability.services ?? []),
        ...(finisher ? [finisher] : []),
      ],
    }).compile();
    await module.init();
    return new ProviderBench(
      entry,
      module.get(entry.type),
      finisher && module.get<CapabilityFinisher>(finisher),
      outbound,
      async () => {
        await module.close();
        await rm(dataDir, { recursive: true, force: true });
      },
    );
  }

  /** Calls it with the parameters of the first example that it serves. */
  async call(upstream: Upstream, signal: AbortSignal = new AbortController().signal): Promise<CallEnd> {
    this.outbound.upstream = upstream;
    this.outbound.requests.length = 0;
    const context: CallContext = { signal, timeoutMs: 10_000, requestId: 'req_conformance' };
    try {
      const params = (this.params ??= exampleParams(this.entry, this.provider));
      const result = await this.provider.call(params, context);
      if (!this.finisher || this.entry.capability.accept(result, params) !== 'ok') return { result };
      return { result: (await this.finisher.finish(result, params, context)).result };
    } catch (error) {
      return { error };
    }
  }

  /** The same with a silent upstream, aborted after the first request, or at once if there is none. */
  async callAndAbort(): Promise<CallEnd> {
    const patience = new AbortController();
    this.outbound.onRequest = () => patience.abort();
    try {
      return await this.call('silent', patience.signal);
    } finally {
      this.outbound.onRequest = () => undefined;
    }
  }
}

/**
 * The outcome class of a failure in the waterfall.
 * @throws any error that a provider must not throw: a bug of the adapter.
 */
export function failureOf(end: CallEnd): ProviderFailure | AppError {
  if ('result' in end) throw new Error(`succeeded with ${JSON.stringify(end.result).slice(0, 300)}`);
  const { error } = end;
  if (error instanceof AppError || error instanceof ProviderFailure) return error;
  const isKnown =
    error instanceof OutboundError ||
    (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'));
  if (!isKnown) throw error;
  return failureForError(error);
}

/** All texts of an error, including its causes. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.message, error.stack ?? '', JSON.stringify(error), wordsOf(error.cause ?? '')].join('\n');
}
