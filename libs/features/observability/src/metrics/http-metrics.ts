import { Injectable } from '@nestjs/common';
import { routeOf } from '@capstan/platform-http';
import type { FastifyInstance } from 'fastify';
import { Metrics } from './metrics.js';

/** Route of requests whose path has none. */
const NO_ROUTE = 'none';
/** Error of responses that were made without one. */
const NO_SLUG = 'none';

/** Requests and their latencies, by route template and status, and errors of the service. */
@Injectable()
export class HttpMetrics {
  private readonly requests;
  private readonly errors;

  constructor(metrics: Metrics) {
    this.requests = metrics.histogram({
      name: 'capstan_http_request_duration_seconds',
      help: 'Time from the headers of a request to the end of its response.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10, 60],
    });
    this.errors = metrics.counter({
      name: 'capstan_http_errors_total',
      help: 'Responses with a status of 500 and above, by the slug of their error.',
      labelNames: ['error', 'status'],
    });
  }

  /** Measures every request from now on. Must be called before routes are registered. */
  measure(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      const { url = NO_ROUTE } = routeOf(request);
      const labels = { method: request.method, route: url, status: reply.statusCode };
      this.requests.observe(labels, reply.elapsedTime / 1000);
      if (reply.statusCode >= 500) {
        this.errors.inc({ error: request.capstan?.errorSlug ?? NO_SLUG, status: reply.statusCode });
      }
      done();
    });
  }
}
