import type { Profiler } from 'node:inspector';
import type { ProfiledPart } from './relay-job.js';

/** The profiler itself, which is omitted like idle time. */
const BENCHMARK = 'benchmark';

/** Parts of a call by where their code is; the first match counts. */
const PARTS: readonly (readonly [name: string, url: RegExp])[] = [
  ['guard: checks, deadline, body', /\/dist\/libs\/platform\/outbound\//],
  ['undici: HTTP client', /\/node_modules\/undici\//],
  ['mapper: request and answer of the vendor', /\/dist\/libs\/kit\/|\/relay\.capability\.ts/],
  [BENCHMARK, /\/test\/bench\/|^node:inspector/],
  ['waterfall', /\/dist\/libs\/features\/capabilities\/src\/waterfall\//],
  ['journal and request log', /\/dist\/libs\/features\/capabilities\/src\/(journal|request-log)\//],
  ['credits: hold and charge', /\/dist\/libs\/features\/credits\/|group-commit/],
  ['call: validation, price, envelope', /\/dist\/libs\/features\/capabilities\//],
  ['authentication', /\/dist\/libs\/features\/auth\//],
  ['rate limit, headers, errors', /\/dist\/(libs\/platform\/http|apps)\//],
  ['metrics and observation', /\/dist\/libs\/(features\/observability|platform\/core)\/|\/prom-client\//],
  ['other parts of the service', /\/dist\//],
  ['TypeORM', /\/node_modules\/typeorm\//],
  ['PostgreSQL driver', /\/node_modules\/(pg|pg-[a-z]+|postgres-[a-z]+)\//],
  ['Fastify', /\/node_modules\/(fastify|@fastify|find-my-way|avvio|light-my-request|secure-json-parse)\b/],
  ['Nest, RxJS, validation', /\/node_modules\//],
];

/** Nodes of V8 that are not functions. */
const SPECIAL = new Map([
  ['(garbage collector)', 'garbage collection'],
  ['(program)', 'native code of Node'],
]);
const NODE = 'sockets and HTTP parser of Node';
const IDLE = '(idle)';

/**
 * Shares of parts in a profile. What V8 and Node do on behalf of a part counts for that part: a sample belongs to the innermost
 * function that is in one.
 */
export function partsOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): ProfiledPart[] {
  const parts = partOfNodes(nodes);
  const micros = new Map<string, number>();
  samples.forEach((node, at) => {
    const part = parts.get(node) ?? NODE;
    micros.set(part, (micros.get(part) ?? 0) + (timeDeltas[at] ?? 0));
  });
  micros.delete(IDLE);
  micros.delete(BENCHMARK);
  const total = [...micros.values()].reduce((sum, time) => sum + time, 0);
  return [...micros]
    .map(([name, time]) => ({ name, share: time / total }))
    .toSorted((one, other) => other.share - one.share);
}

function partOfNodes(nodes: readonly Profiler.ProfileNode[]): Map<number, string> {
  const parts = new Map<number, string>();
  // V8 lists a node before its children.
  for (const { id, callFrame, children = [] } of nodes) {
    const own = partOfFrame(callFrame) ?? parts.get(id);
    if (own !== undefined) parts.set(id, own);
    if (own !== undefined && own !== IDLE) for (const child of children) parts.set(child, own);
  }
  return parts;
}

function partOfFrame({ functionName, url }: Profiler.ProfileNode['callFrame']): string | undefined {
  if (functionName === IDLE) return IDLE;
  return SPECIAL.get(functionName) ?? PARTS.find(([, pattern]) => pattern.test(url))?.[0];
}
