/**
 * The journey of a new user, once: runs inside a FreshMachine, in a clean clone. Prints the report as one line of JSON on
 * standard output, and the output of the service on standard error.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openConsole } from './console.js';
import type { JourneyReport, Step } from './report.js';
import { Service } from './service.js';
import { WebhookReceiver } from '../../harness/webhook-receiver.js';
import { images, message, transcribe, webhook } from './media-steps.js';
import { WORD, PAGE, build, research, scrape, screenshot, search } from './steps.js';

const PAGES: Record<string, string> = { '/': PAGE, '/word': WORD };
const site = createServer((request, response) => {
  const page = PAGES[request.url ?? ''];
  const type = { 'content-type': 'text/html; charset=utf-8' };
  response.writeHead(page === undefined ? 404 : 200, type).end(page);
});
site.listen(0, '127.0.0.1');
await once(site, 'listening');
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
const url = `http://${host}/`;

const receiver = await WebhookReceiver.start();

const service = new Service({
  ...process.env,
  PORT: '0',
  OUTBOUND_ALLOW_HOSTS: `${host},${receiver.hostPort}`,
  // The test must not depend on the network of the machine.
  SEARCH_PROVIDERS: 'local_index',
});

async function step<T>(name: string, work: () => Promise<T>): Promise<Step<T>> {
  process.stderr.write(`--- ${name}\n`);
  try {
    return await work();
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

const report: JourneyReport = {
  ready: await step('ready', () => service.ready()),
  search: await step('search', () => search(service)),
  scrape: await step('scrape', () => scrape(service, url)),
  screenshot: await step('screenshot', () => screenshot(service, url)),
  console: await step('console', () => openConsole(service)),
  research: await step('research', () => research(service)),
  images: await step('images', () => images(service)),
  message: await step('message', () => message(service)),
  webhook: await step('webhook', () => webhook(service, receiver)),
  transcribe: await step('transcribe', () => transcribe(service)),
  build: await step('build', () => build(service)),
  stop: await step('stop', () => service.stop()),
  output: '',
};
report.output = service.output.replaceAll(/cap_\w+|(?<=#token=)\S+/g, '…').slice(-6000);
site.closeAllConnections();
site.close();
await receiver.stop();
process.stdout.write(`${JSON.stringify(report)}\n`);
