import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type QueueConfig, queueConfig } from '../queue.config.js';

const QUIT_TIMEOUT_MS = 1_000;

/**
 * The Redis connection of the process for short commands (rate limits, publishing); null without REDIS_URL. It
 * connects on first use. While Redis is unavailable, a command fails within seconds instead of waiting.
 */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  readonly client: Redis | null;
  private readonly logger = new Logger(RedisConnection.name);

  constructor(@Inject(queueConfig.token) config: QueueConfig) {
    this.client = config.redisUrl === undefined ? null : this.open(config.redisUrl);
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.client) await closeRedis(this.client);
  }

  private open(url: string): Redis {
    const client = new Redis(url, {
      lazyConnect: true,
      maxRetriesPerRequest: 2,
      connectTimeout: 5_000,
      commandTimeout: 5_000,
      connectionName: 'capstan',
    });
    client.on('error', (error: Error) => this.logger.warn(`Redis: ${error.message}`));
    return client;
  }
}

/** Sends QUIT, and disconnects after a second without a reply. */
export async function closeRedis(client: Redis): Promise<void> {
  if (client.status === 'ready') {
    let timer: NodeJS.Timeout | undefined;
    const expired = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, QUIT_TIMEOUT_MS);
    });
    const quit = client.quit().then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([quit, expired]);
    clearTimeout(timer);
  }
  client.disconnect();
}
