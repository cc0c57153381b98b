import { isAvailable } from '../harness/servers.js';

/** What carries queues, rate limits and messages between processes. */
export interface Backend {
  name: string;
  hasRedis: boolean;
  /** Whether this machine has the server. */
  isHere: boolean;
}

/** @param tests what is skipped on a machine without Redis, for the message. */
export const backendsOf = (tests: string): readonly Backend[] => [
  { name: 'Redis', hasRedis: true, isHere: isAvailable('redis', `${tests} on Redis`) },
  { name: 'PostgreSQL alone', hasRedis: false, isHere: true },
];
