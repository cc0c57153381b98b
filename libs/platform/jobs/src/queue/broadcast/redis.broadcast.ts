import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Redis } from 'ioredis';
import { closeRedis } from '../redis/redis.connection.js';
import { backoffMs } from './backoff.js';
import { WIRE_CHANNEL, encodeFrame } from './broadcast-frame.js';
import { BroadcastListeners } from './broadcast-listeners.js';
import { Broadcast, type BroadcastHandler } from './broadcast.js';

const HEARTBEAT_MS = 3_000;
const COMMAND_TIMEOUT_MS = 3_000;
const PUBLISH_TIMEOUT_MS = 5_000;

/** Broadcast by Redis pub/sub: one connection that subscribes (Redis allows it nothing else) and one that publishes. */
export class RedisBroadcast extends Broadcast implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Broadcast');
  private readonly listeners = new BroadcastListeners();
  private readonly subscriber: Redis;
  private heartbeat: NodeJS.Timeout | undefined;
  private isListening = false;
  private isFirst = true;
  private closed = false;

  /** @param publisher is owned, and closed, by the caller. */
  constructor(
    url: string,
    private readonly publisher: Redis,
  ) {
    super();
    this.subscriber = new Redis(url, {
      lazyConnect: true,
      // Subscribing happens in `listen`, which checks that it succeeded.
      autoResubscribe: false,
      enableOfflineQueue: false,
      connectTimeout: COMMAND_TIMEOUT_MS,
      commandTimeout: COMMAND_TIMEOUT_MS,
      connectionName: 'capstan-broadcast',
      retryStrategy: (attempt) => backoffMs(attempt - 1),
    });
    this.subscriber.on('ready', () => void this.listen());
    this.subscriber.on('close', () => this.lost());
    this.subscriber.on('error', (error: Error) => this.logger.warn(`Redis: ${error.message}`));
    this.subscriber.on('message', (_channel: string, text: string) => this.listeners.deliver(text));
  }

  get connected(): boolean {
    return this.isListening;
  }

  /** Waits for the first attempt only; an unavailable Redis is retried in the background. */
  async onModuleInit(): Promise<void> {
    this.heartbeat = setInterval(() => void this.probe(), HEARTBEAT_MS);
    this.heartbeat.unref();
    try {
      await this.subscriber.connect();
      await this.listen();
    } catch {
      // Already logged by the error event; the retry strategy continues.
    }
  }

  async publish(channel: string, message: object): Promise<void> {
    const frame = encodeFrame(channel, message);
    const deadline = Date.now() + PUBLISH_TIMEOUT_MS;
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.publisher.publish(WIRE_CHANNEL, frame);
        return;
      } catch (error) {
        if (this.closed || Date.now() >= deadline) throw error;
        await sleep(backoffMs(attempt));
      }
    }
  }

  subscribe(channel: string, handler: BroadcastHandler): void {
    this.listeners.add(channel, handler);
  }

  onGap(handler: () => void): void {
    this.listeners.addGap(handler);
  }

  async onApplicationShutdown(): Promise<void> {
    this.closed = true;
    clearInterval(this.heartbeat);
    this.isListening = false;
    await closeRedis(this.subscriber);
  }

  /** Runs on every new connection; idempotent. */
  private async listen(): Promise<void> {
    try {
      await this.subscriber.subscribe(WIRE_CHANNEL);
    } catch {
      if (!this.closed) this.subscriber.disconnect(true);
      return;
    }
    if (this.isListening || this.closed) return;
    this.isListening = true;
    if (!this.isFirst) {
      this.logger.log('listening again');
      this.listeners.gap();
    }
    this.isFirst = false;
  }

  /** Detects connections that died silently. */
  private async probe(): Promise<void> {
    if (!this.isListening) return;
    try {
      await this.subscriber.ping();
    } catch {
      if (!this.closed) this.subscriber.disconnect(true);
    }
  }

  private lost(): void {
    if (!this.isListening) return;
    this.isListening = false;
    this.logger.warn('not listening, will reconnect');
    this.listeners.gap();
  }
}
