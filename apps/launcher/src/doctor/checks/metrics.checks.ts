import { isIPv6 } from 'node:net';
import { configOf } from '@capstan/config';
import { metricsConfig } from '@capstan/observability';
import { type Finding, failed, ok, skipped, warning } from '../finding.js';
import type { Installation } from '../installation.js';
import { reachableHost, readUrl } from './read-url.js';

const PROCESSES = ['api', 'worker'] as const;
const LINE_OF_OURS = /^capstan_/m;

/** Whether the ports for Prometheus serve the metrics of the processes that run here, or are free. */
export async function checkMetricsPorts({ setup, isRunning }: Installation): Promise<Finding[]> {
  const { host, ports } = configOf(setup.config, metricsConfig);
  const taken = PROCESSES.flatMap((name) => (ports[name] ? [{ name, port: ports[name] }] : []));
  if (taken.length === 0) return [skipped('Metrics are not served on ports of their own (METRICS_PORT).')];
  const reachable = reachableHost(host);
  const address = isIPv6(reachable) ? `[${reachable}]` : reachable;
  return Promise.all(
    taken.map(async ({ name, port }) => {
      const answer = await readUrl(`http://${address}:${port}/metrics`);
      if (answer.kind === 'answered' && LINE_OF_OURS.test(answer.body)) {
        return ok(`Port ${port} serves the metrics of the ${name} process.`);
      }
      if (answer.kind === 'answered') {
        return failed(
          `Port ${port}, for the metrics of the ${name} process, is taken by another program.`,
          'Stop that program, or set METRICS_PORT and WORKER_METRICS_PORT.',
        );
      }
      return isRunning
        ? warning(
            `Capstan runs, but port ${port} does not serve the metrics of the ${name} process.`,
            'Its log says why, usually a port that is taken; then the process runs without it.',
          )
        : ok(`Port ${port}, for the metrics of the ${name} process, is free.`);
    }),
  );
}
