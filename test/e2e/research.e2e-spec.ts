import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResearchWeb } from '../harness/research-web/index.js';
import { type ResearchingService, startResearching } from '../harness/researching-service.js';

let web: ResearchWeb;
let service: ResearchingService;

beforeAll(async () => {
  web = await ResearchWeb.start();
  service = await startResearching(web.env);
});

afterAll(async () => {
  await service?.close();
  await web?.close();
});

describe('research', () => {
  it('answers with a cited report', async () => {
    const topic = web.topics[0]!;
    const answer = await service.research({ query: topic.question });
    console.log(JSON.stringify(answer.body, null, 1));
    expect(answer.status).toBe(200);
  });
});
