import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ownCpuMs, serveJobs } from '../processes/serve-jobs.js';
import { samplePage } from './sample-page.js';

/** A site on loopback: one article at every URL but robots.txt. */
const page = Buffer.from(samplePage());

const server = createServer((request, response) => {
  if (request.url === '/robots.txt') {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(page);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
serveJobs({ hostPort: `127.0.0.1:${(server.address() as AddressInfo).port}` }, ownCpuMs);
