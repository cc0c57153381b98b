import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Client } from 'pg';
import { Broadcast, type BroadcastHandler } from './broadcast.js';
import { BroadcastListeners } from './broadcast-listeners.js';
import { encodeFrame } from './broadcast-frame.js';
import { listen, notify, probe } from './postgres-broadcast.sql.js';
import { backoffMs } from './backoff.js';

const HEARTBEAT_MS = 3_000;
const QUERY_TIMEOUT_MS = 3_000;
const PUBLISH_TIMEOUT_MS = 5_000;
const CLOSE_TIMEOUT_MS = 1_000;

interface PendingPublication {
  frame: string;
  resolve: () => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * Broadcast by LISTEN/NOTIFY over a dedicated connection (a pooled one would lose its LISTEN). While it is
 * disconnected, publications are queued; a heartbeat detects connections that died silently.
 */
export class PostgresBroadcast extends Broadcast implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Broadcast');
  private readonly listeners = new BroadcastListeners();
  private readonly pending = new Set<PendingPublication>();
  private client: Client | undefined;
  /** The connection on which `work` is running. */
  private busy: Client | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private attempt = 0;
  private closed = false;

  constructor(private readonly connectionString: string) {
    super();
  }

  get connected(): boolean {
    return this.client !== undefined;
  }

  /** Waits for the first attempt only; an unavailable database is retried in the background. */
  async onModuleInit(): Promise<void> {
    await this.connect();
  }

  async publish(channel: string, message: object): Promise<void> {
    const frame = encodeFrame(channel, message);
    if (this.closed) throw new Error('the broadcast is closed');
    await new Promise<void>((resolve, reject) => {
      const publication: PendingPublication = {
        frame,
        resolve,
        reject,
        timer: setTimeout(
          () => this.finish(publication, new Error('no connection to PostgreSQL for the broadcast')),
          PUBLISH_TIMEOUT_MS,
        ),
      };
      this.pending.add(publication);
      if (this.client) void this.work(this.client);
    });
  }

  subscribe(channel: string, handler: BroadcastHandler): void {
    this.listeners.add(channel, handler);
  }

  onGap(handler: () => void): void {
    this.listeners.addGap(handler);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.heartbeat);
    for (const publication of this.pending) this.finish(publication, new Error('the broadcast is closed'));
    const { client } = this;
    this.client = undefined;
    if (client) await closeConnection(client);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.connectionString,
      application_name: 'capstan-broadcast',
      keepAlive: true,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    client.on('error', (error: Error) => this.lost(client, error));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload }) => this.listeners.deliver(payload ?? ''));
    try {
      await client.connect();
      await listen(client);
    } catch (error) {
      void closeConnection(client);
      this.reconnect(error instanceof Error ? error : undefined);
      return;
    }
    if (this.closed) return closeConnection(client);
    this.established(client);
  }

  private established(client: Client): void {
    const isFirst = this.attempt === 0;
    this.client = client;
    this.attempt = 0;
    this.heartbeat = setInterval(() => void this.work(client, true), HEARTBEAT_MS);
    this.heartbeat.unref();
    if (!isFirst) {
      this.logger.log('listening again');
      this.listeners.gap();
    }
    void this.work(client);
  }

  /**
   * Sends pending frames, one statement at a time. A frame whose delivery is unknown stays pending and is sent
   * again on the next connection: at least once.
   */
  private async work(client: Client, isProbe = false): Promise<void> {
    if (this.busy === client) return;
    this.busy = client;
    try {
      if (isProbe) await probe(client);
      // Iterating a set includes what is added during the iteration.
      for (const publication of this.pending) {
        await notify(client, publication.frame);
        this.finish(publication);
      }
    } catch (error) {
      this.lost(client, error instanceof Error ? error : undefined);
    } finally {
      if (this.busy === client) this.busy = undefined;
    }
  }

  private finish(publication: PendingPublication, error?: Error): void {
    if (!this.pending.delete(publication)) return;
    clearTimeout(publication.timer);
    if (error) publication.reject(error);
    else publication.resolve();
  }

  private lost(client: Client, error?: Error): void {
    if (client !== this.client) return;
    this.client = undefined;
    clearInterval(this.heartbeat);
    void closeConnection(client);
    this.listeners.gap();
    this.reconnect(error);
  }

  private reconnect(error: Error | undefined): void {
    if (this.closed) return;
    this.logger.warn(`not listening, will reconnect${error ? `: ${error.message}` : ''}`);
    this.retry = setTimeout(() => void this.connect(), backoffMs(this.attempt));
    this.attempt += 1;
  }
}

/** Closes a connection in any state, within a second. Never rejects. */
async function closeConnection(client: Client): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, CLOSE_TIMEOUT_MS);
  });
  await Promise.race([client.end().catch(() => undefined), expired]);
  clearTimeout(timer);
}
