import { once } from 'node:events';
import { connect, isIPv6 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { configOf } from '@capstan/config';
import { httpConfig } from '@capstan/platform-http';
import { queueConfig } from '@capstan/platform-jobs';
import { Redis } from 'ioredis';
import { reasonOf } from '../../launch.error.js';
import { readUrl, reachableHost } from './read-url.js';
import { type Finding, failed, ok, skipped, warning } from '../finding.js';
import type { Installation } from '../installation.js';

const TIMEOUT_MS = 5_000;
const LEAST_REDIS = 6.2;
const READINESS_OF_OURS = /"sandbox":"|\/errors\/service-unavailable"/;

/** Whether the port is free, or taken by Capstan itself. Only connects: it never listens. */
export async function checkPort({ setup, isRunning, env }: Installation): Promise<Finding> {
  const { port, host } = configOf(setup.config, httpConfig);
  if (port === 0) return ok('A free port is chosen at each start (PORT=0).');
  const isTaken = await isListening(reachableHost(host), port);
  if (!isTaken && isRunning) {
    return failed(
      `Capstan runs, but does not answer on port ${port}.`,
      'Its log says why; it may still be starting.',
    );
  }
  if (!isTaken) return ok(`Port ${port} is free.`);
  // With a PostgreSQL of the operator's, processes run without a launcher, for example as units of systemd.
  if (isRunning || (env['DATABASE_URL'] && (await isCapstan(reachableHost(host), port)))) {
    return ok(`Capstan listens on port ${port}.`);
  }
  return failed(`Port ${port} is taken by another program.`, 'Stop that program, or set PORT.');
}

/** Whether an API process answers there, with or without its database. */
async function isCapstan(host: string, port: number): Promise<boolean> {
  const answer = await readUrl(`http://${isIPv6(host) ? `[${host}]` : host}:${port}/health/ready`);
  return answer.kind === 'answered' && READINESS_OF_OURS.test(answer.body);
}

/** Whether callers reach the service under the URL that its links have. */
export async function checkBaseUrl({ setup, isRunning, env }: Installation): Promise<Finding> {
  const { baseUrl, host, port } = configOf(setup.config, httpConfig);
  if (!isRunning && !env['BASE_URL']) return skipped('BASE_URL is checked while Capstan runs.');
  const wrong = await faultOf(baseUrl);
  if (wrong === undefined) return ok(`${baseUrl} leads to Capstan.`);
  // Other machines may have the API processes, so that this is worth a warning.
  return isRunning || (await isListening(reachableHost(host), port))
    ? failed(...wrong)
    : warning(`${wrong[0]} No API process runs on this machine.`, wrong[1]);
}

/** @returns what is wrong with the URL, and the advice. */
async function faultOf(baseUrl: string): Promise<[string, string] | undefined> {
  const url = `${baseUrl}/health/live`;
  // A proxy may send http:// to https://.
  const answer = await readUrl(url, { redirect: 'follow' });
  if (answer.kind === 'unreachable') {
    return [
      `${baseUrl} cannot be reached from here: ${answer.reason}.`,
      'Check BASE_URL, DNS, the certificate and the proxy.',
    ];
  }
  const isSamePath = new URL(answer.url).pathname === new URL(url).pathname;
  if (isSamePath && answer.status === 200) return undefined;
  return [
    isSamePath ? `${url} answers ${answer.status}.` : `${url} redirects to another page.`,
    'Check that BASE_URL names your proxy, and that it forwards to HOST and PORT.',
  ];
}

export async function checkRedis({ setup }: Pick<Installation, 'setup'>): Promise<Finding> {
  const { redisUrl } = configOf(setup.config, queueConfig);
  if (redisUrl === undefined) return ok('Redis is not used: PostgreSQL has the queues.');
  const client = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: TIMEOUT_MS,
    retryStrategy: () => null,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const version = /redis_version:(\d+\.\d+)/.exec(await client.info('server'))?.[1] ?? '0';
    const policy = /maxmemory_policy:(\S+)/.exec(await client.info('memory'))?.[1] ?? 'noeviction';
    if (Number(version) < LEAST_REDIS) {
      return failed(`Redis ${version} is too old.`, `Upgrade it to version ${LEAST_REDIS} or newer.`);
    }
    return policy === 'noeviction'
      ? ok(`Redis ${version}.`)
      : warning(
          `Redis evicts keys (${policy}), also those of queues.`,
          'Set maxmemory-policy to noeviction.',
        );
  } catch (error) {
    return failed(`Redis cannot be reached: ${reasonOf(error)}.`, 'Check REDIS_URL, or remove it.');
  } finally {
    client.disconnect();
  }
}

async function isListening(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  try {
    await Promise.race([
      once(socket, 'connect'),
      sleep(TIMEOUT_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('timeout'))),
    ]);
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
