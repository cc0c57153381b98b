import { once } from 'node:events';
import { type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { PROCESS_NAME, type ProcessName } from '../process-name.js';
import { type MetricsConfig, metricsConfig } from './metrics.config.js';
import { Metrics } from './metrics.js';

/** Serves `/metrics` on a port of its own, which is not meant for the internet. A worker has no other. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    @Inject(metricsConfig.token) private readonly config: MetricsConfig,
    @Inject(PROCESS_NAME) private readonly process: ProcessName,
  ) {}

  /** Its port; undefined if it does not listen. */
  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | null | undefined)?.port;
  }

  /** A port that is taken is reported, and the service runs without it. */
  async onApplicationBootstrap(): Promise<void> {
    const port = this.config.ports[this.process];
    if (port === undefined) return;
    const server = createServer((request, response) => {
      const isMetrics = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
      void (isMetrics ? this.answer(response) : response.writeHead(404).end());
    });
    try {
      server.listen(port, this.config.host);
      await once(server, 'listening');
      this.server = server;
    } catch (error) {
      this.logger.error(`no metrics on ${this.config.host}:${port}: ${String(error)}`);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }

  private async answer(response: ServerResponse): Promise<void> {
    try {
      const text = await this.metrics.text();
      response.writeHead(200, { 'Content-Type': this.metrics.contentType }).end(text);
    } catch (error) {
      this.logger.warn(`the metrics could not be read: ${String(error)}`);
      response.writeHead(503).end();
    }
  }
}
