import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';

/** The minimum for a JSON server in Node: one route, serialized for each request. */
const answer: unknown = JSON.parse(process.argv[2] ?? 'null');

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(answer));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
serveJobs({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }, ownCpuMs);
