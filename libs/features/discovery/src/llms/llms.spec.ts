import { describe, expect, it } from 'vitest';
import { parseErrorPage } from '../errors/error-page.js';
import { findCapability } from '../fixtures/capability.js';
import { draft } from '../fixtures/openapi.js';
import { finishDocument } from '../openapi/finish-document.js';
import { toolSources } from '../tools/tool-source.js';
import { generatedGuides } from '../guides/generated-guides.js';
import { exampleCall } from '../markdown/example-call.js';
import { llmsFull } from './llms-full.js';
import { llmsIndex } from './llms-index.js';
import { schemaTable, typeText } from '../markdown/schema-table.js';

const baseUrl = 'https://capstan.test';
const document = finishDocument(draft(), [findCapability], []);
const sources = toolSources(document, [findCapability]);
const errorPages = [
  parseErrorPage(
    'too-much',
    '---\ntitle: Too much\nstatus: 429\ncategory: transient\nretriable: true\nsummary: Too much.\n---\n\n# Too much\n\n## What happened\n\nMuch.\n',
  ),
];

describe('llmsIndex', () => {
  const guides = generatedGuides({ document, sources, errorPages, baseUrl, rateLimitPerMinute: 42 });
  const lines = llmsIndex({ sources, guides, baseUrl }).split('\n');

  it('has the format of llmstxt.org', () => {
    expect(lines[0]).toBe('# Capstan');
    expect(lines.find((line) => line !== '' && line !== lines[0])).toMatch(/^> /);
    const sections = lines.slice(lines.findIndex((line) => line.startsWith('## ')));
    for (const line of sections.filter((text) => text !== '')) {
      expect(line).toMatch(/^(## .+|- \[.+\]\(https:\/\/capstan\.test\/.*\): .+)$/);
    }
  });

  it('marks a deprecated capability', () => {
    const deprecation = { since: '2027-01-15', sunset: '2028-01-15' };
    const old = toolSources(document, [
      { ...findCapability, definition: { ...findCapability.definition, deprecation } },
    ]);
    const pages = generatedGuides({ document, sources: old, errorPages, baseUrl, rateLimitPerMinute: 42 });
    expect(llmsIndex({ sources: old, guides: pages, baseUrl })).toContain('find.md): deprecated; standard 7');
    expect(old[0]?.description).toContain('Deprecated since 2027-01-15');
  });

  it('has a line with the price of each capability', () => {
    expect(lines).toContain(
      '- [find](https://capstan.test/docs/capabilities/find.md): standard 7, deep 9 credits. Finds.',
    );
  });
});

describe('llmsFull', () => {
  const text = llmsFull({ document, sources, errorPages, baseUrl, rateLimitPerMinute: 42 });

  it('describes every operation of the document', () => {
    expect(text).toContain('### POST /v1/find');
    expect(text).toContain('### GET /v1/credits');
    expect(text).not.toContain('admin/accounts');
  });

  it('contains the limits, prices and errors of this deployment', () => {
    expect(text).toContain('42 requests per minute');
    expect(text).toContain('| `find` | POST /v1/find | standard 7, deep 9 credits |');
    expect(text).toContain('### Too much\n\n`too-much`, 429, transient, retriable.\n\n#### What happened');
  });
});

describe('schemaTable', () => {
  it('flattens objects and lists', () => {
    const table = schemaTable(
      {
        type: 'object',
        properties: {
          list: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
          maybe: {
            anyOf: [{ type: 'object', properties: { n: { type: 'integer', minimum: 1 } } }, { type: 'null' }],
          },
          text: { type: 'string', description: 'With | and\nlines', default: 'x' },
        },
        required: ['text'],
      },
      {},
      'request',
    );
    expect(table.slice(2)).toEqual([
      '| `list` | list of object | no |  |',
      '| `list[].name` | string | no |  |',
      '| `maybe` | object or null | no |  |',
      '| `maybe.n` | integer | no | At least 1. |',
      String.raw`| \`text\` | string | yes | With \| and lines. Default: "x". |`.replaceAll('\\`', '`'),
    ]);
  });

  it('names types', () => {
    expect(typeText({ enum: ['a', null] })).toBe('"a" or null');
    expect(typeText({ type: ['string', 'null'], format: 'uri' })).toBe('string or null (uri)');
    expect(typeText({})).toBe('any');
  });
});

describe('exampleCall', () => {
  it('escapes a quote for the shell', () => {
    const [source] = sources;
    expect(source && exampleCall(source, baseUrl)).toContain(String.raw`-d '{"query":"Ada'\''s kettle"}'`);
  });
});
