import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Picture } from './report.js';
import type { Service } from './service.js';

const BUILD_TIMEOUT_MS = 900_000;
const PROMPT =
  'A website for the bakery "Krume & Korn" in Leipzig. We sell sourdough loaves (€6.50) and croissants (€2.20). Open Tue-Sat 7-18.';

/** A page of one word. */
export const WORD = '<!doctype html><title>Tide</title><main><h1>Tide</h1></main>';

/** The page for scrape and screenshot. */
export const PAGE =
  '<!doctype html><title>Harbor rules</title><main><h1>Harbor rules</h1><p>Visiting yachts report on channel twelve before they enter the harbor. Mooring lines must not cross the fairway. The crane is operated by the harbor master alone.</p></main>';

const MANUAL = join(import.meta.dirname, '..', '..', 'harness', 'manual');

export async function search(service: Service): Promise<{ results: number }> {
  const { results } = await service.data<{ results: unknown[] }>('/v1/search', {
    query: 'what is a circuit breaker',
  });
  return { results: results.length };
}

export async function scrape(service: Service, url: string): Promise<{ markdown: string }> {
  const { markdown } = await service.data<{ markdown: string | null }>('/v1/scrape', { url });
  return { markdown: markdown ?? '' };
}

/** Screenshots of a page, and of one with a single word: missing letters would make them alike. */
export async function screenshot(service: Service, url: string): Promise<{ page: Picture; word: Picture }> {
  const word = new URL('/word', url).href;
  return { page: await pictureOf(service, url), word: await pictureOf(service, word) };
}

async function pictureOf(service: Service, url: string): Promise<Picture> {
  const picture = await service.data<{ image_url: string }>('/v1/screenshot', { url });
  return openPicture(service, picture.image_url);
}

/** Opens the address of a picture without a key, as a browser does. */
export async function openPicture(service: Service, address: string): Promise<Picture> {
  const answer = await fetch(new URL(new URL(address).pathname, service.url));
  const bytes = Buffer.from(await answer.arrayBuffer());
  const signature = bytes.subarray(1, 4).toString('latin1');
  return { status: answer.status, signature, bytes: bytes.byteLength };
}

/** Indexes a folder and searches it. */
export async function research(service: Service): Promise<{ status: string; cited: number; report: string }> {
  await service.command(['index', '--', MANUAL, '--name', 'manual']);
  const body = { query: 'How do I calibrate the soil probes?', depth: 'standard' };
  const started = await service.data<{ id: string }>('/v1/research', body, { prefer: 'respond-async' });
  for (;;) {
    const run = await service.data<{
      status: string;
      result: { report: unknown; metadata: { sources_cited: number } } | null;
    }>(`/v1/research/${started.id}`);
    if (run.status !== 'queued' && run.status !== 'running') {
      const report = JSON.stringify(run.result?.report ?? run);
      return { status: run.status, cited: run.result?.metadata.sources_cited ?? 0, report };
    }
    await sleep(500);
  }
}

/** Builds a site and opens every page that its home page links to. */
export async function build(
  service: Service,
): Promise<{ status: string; pages: Record<string, number>; withheld: unknown[] }> {
  const { execution_id: id } = await service.data<{ execution_id: string }>('/v1/builds', { prompt: PROMPT });
  const stream = await service.call(`/cloud-build/${id}/stream`, undefined, { accept: 'text/event-stream' });
  const events = await Promise.race([stream.text(), sleep(BUILD_TIMEOUT_MS, '', { ref: false })]);
  const view = await service.data<{ status: string; preview_url: string; withheld?: unknown[] }>(
    `/v1/builds/${id}`,
  );
  if (!view.preview_url) throw new Error(`${view.status}: ${events.slice(-3000)}`);
  const home = new URL(new URL(view.preview_url).pathname, service.url);
  const pages: Record<string, number> = {};
  const html = await (await fetch(home)).text();
  const links = [...html.matchAll(/href="([\w/-]+\.html)/g)].map(([, link]) => link ?? '');
  for (const link of ['', ...new Set(links)]) pages[link] = (await fetch(new URL(link, home))).status;
  return { status: view.status, pages, withheld: view.withheld ?? [] };
}
