import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Readiness } from '../health/readiness.js';
import { type MetricsConfig, metricsConfig } from '../metrics/metrics.config.js';
import { Metrics } from '../metrics/metrics.js';
import { PROCESS_NAME, type ProcessName } from '../process-name.js';

interface Answer {
  status: number;
  type: string;
  body: string;
}

const JSON_TYPE = 'application/json';

/**
 * The port for operators: metrics, and health with reasons. It requires no key and must not be exposed to the internet. A worker
 * has no other port.
 */
@Injectable()
export class OperatorServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Metrics');
  private server: Server | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly readiness: Readiness,
    @Inject(metricsConfig.token) private readonly config: MetricsConfig,
    @Inject(PROCESS_NAME) private readonly process: ProcessName,
  ) {}

  /** Undefined if it does not listen. */
  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | null | undefined)?.port;
  }

  /** If the port is in use, a warning is logged and the service runs without it. */
  async onApplicationBootstrap(): Promise<void> {
    const port = this.config.ports[this.process];
    if (port === undefined) return;
    const server = createServer((request, response) => void this.answer(request, response));
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
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, type, body } = await this.answerTo(request).catch((error: unknown): Answer => {
      this.logger.warn(`the metrics could not be read: ${String(error)}`);
      return { status: 503, type: 'text/plain', body: '' };
    });
    response.writeHead(status, { 'Content-Type': type }).end(body);
  }

  private async answerTo({ method, url = '' }: IncomingMessage): Promise<Answer> {
    const [path] = url.split('?');
    if (method === 'GET' && path === '/metrics') {
      return { status: 200, type: this.metrics.contentType, body: await this.metrics.text() };
    }
    if (method === 'GET' && path === '/health/live') {
      return { status: 200, type: JSON_TYPE, body: JSON.stringify({ status: 'ok' }) };
    }
    if (method === 'GET' && path === '/health/ready') return this.health();
    return { status: 404, type: 'text/plain', body: '' };
  }

  private async health(): Promise<Answer> {
    const { isReady, checks } = await this.readiness.check();
    const shown = checks.map(({ name, isOk, reason }) => ({
      name,
      status: isOk ? 'ok' : 'failed',
      ...(reason === undefined ? {} : { reason }),
    }));
    const body = JSON.stringify({ status: isReady ? 'ok' : 'unavailable', checks: shown });
    return { status: isReady ? 200 : 503, type: JSON_TYPE, body };
  }
}
