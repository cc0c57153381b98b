import { readFileSync } from 'node:fs';
import { EventTypes } from '@capstan/platform-events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StreamedEvent, readStream } from '../harness/build-stream.js';
import { type BuildingService, startBuilding } from '../harness/building-service.js';
import { ResearchWeb } from '../harness/research-web/index.js';
import { ApiDocument, pointerTo } from './api-document.js';
import { SERVICE_EVENTS } from './service-events.js';

let web: ResearchWeb;
let service: BuildingService;
let api: ApiDocument;

beforeAll(async () => {
  web = await ResearchWeb.start();
  service = await startBuilding({ ...web.env, CHROMIUM_PATH: 'off' });
  api = new ApiDocument((await service.app.call('/v1/openapi.json', { key: null })).body);
});
afterAll(async () => {
  await service?.close();
  await web?.close();
});

const faultsOf = (schema: string, events: readonly StreamedEvent[]): string[] =>
  events.flatMap(({ id, kind, data }) =>
    api
      .faults(pointerTo('components', 'schemas', schema), { id, event: kind, data })
      .map((fault) => `${kind}: ${fault}`),
  );

it('a build streams events that match BuildEvent', async () => {
  const build = await service.build('A website for the bakery Krume & Korn in Leipzig');
  await build.message('Make it green');
  await build.untilEnd();
  const events = await build.whole();
  expect(new Set(events.map(({ kind }) => kind)).size).toBeGreaterThan(10);
  expect(faultsOf('BuildEvent', events)).toEqual([]);
});

it('research streams events that match ResearchEvent', async () => {
  const { app } = service;
  const { body } = await app.call('/v1/research', {
    body: { query: 'How does a tidal barrage generate electricity?' },
    headers: { prefer: 'respond-async' },
  });
  const events = await readStream(`${app.url}${body.data.stream_url}`, { key: app.apiKey });
  expect(new Set(events.map(({ kind }) => kind)).size).toBeGreaterThan(7);
  expect(faultsOf('ResearchEvent', events)).toEqual([]);
});

it('the schema rejects another event', () => {
  const event = { id: 1, kind: 'build.exploded', data: {} };
  expect(faultsOf('BuildEvent', [event])).not.toEqual([]);
});

it('the kit and the guides name every domain event that a module declares', () => {
  const declared = service.app.app.get(EventTypes, { strict: false }).all();
  expect(Object.keys(SERVICE_EVENTS)).toEqual(declared.map(({ name }) => name));
  const guides = ['docs/extending/events.md', 'docs/webhooks.md']
    .map((page) => readFileSync(page, 'utf8'))
    .join();
  const undocumented = declared.filter(({ name }) => !guides.includes(`\`${name}\``));
  expect(undocumented.map(({ name }) => name)).toEqual([]);
});
