import { guidePath } from '../guides/guide-page.js';
import { exampleCall } from '../markdown/example-call.js';
import type { ToolSource } from '../tools/tool-source.js';
import type { Skill } from './skill.js';

const READS = {
  research: 'research',
  build: 'builds',
} as const;

/**
 * The skills of a deployment: one for all capabilities, and one for each kind of long-running work that it
 * offers.
 */
export function skillsOf(sources: readonly ToolSource[], baseUrl: string): Skill[] {
  const offered = new Map(sources.map((source) => [source.name, source]));
  const research = offered.get('research');
  const build = offered.get('build');
  return [
    useCapstan(sources, baseUrl),
    ...(research ? [researchAQuestion(research, baseUrl)] : []),
    ...(build ? [buildASite(build, baseUrl)] : []),
  ];
}

const page = (baseUrl: string, name: string): string => `${baseUrl}${guidePath(name)}`;

const ACCESS = (baseUrl: string): string =>
  `Service: ${baseUrl}. Send \`Authorization: Bearer $CAPSTAN_API_KEY\` and JSON. Never show the key.`;

const FAILURES =
  'Check `success`. On failure do what `error.alternative_action` says; retry only when `error.is_retriable` is true, after `error.retry_after_seconds`. Failed calls are free. Send an `Idempotency-Key` with every POST that must not happen twice.';

const useCapstan = (sources: readonly ToolSource[], baseUrl: string): Skill => ({
  name: 'use-capstan',
  description:
    `Calls the capabilities of a Capstan service (${sources.map(({ name }) => name).join(', ')}) with one API key. Use it when a task needs the web, data on companies or people, or another of these.`.slice(
      0,
      1024,
    ),
  body: [
    '# Use Capstan',
    '',
    ACCESS(baseUrl),
    '',
    '```sh',
    ...(sources[0] ? [exampleCall(sources[0], baseUrl)] : []),
    '```',
    '',
    '`POST /v1/agent` with `{"capability": "<name>", "params": {…}}` calls any capability:',
    '',
    ...sources.map(
      ({ name, summary, price }) =>
        `- \`${name}\` (${price}): ${summary} Parameters: ${page(baseUrl, `capabilities/${name}`)}`,
    ),
    '',
    `${FAILURES} \`X-Max-Credits\` caps the price of a call; \`GET /v1/credits\` has the balance.`,
    '',
    `More: ${baseUrl}/llms.txt`,
  ].join('\n'),
});

const researchAQuestion = (source: ToolSource, baseUrl: string): Skill => ({
  name: 'research-a-question',
  description:
    'Answers a question with a cited report from many sources, through a Capstan service. Use it for questions that one search does not answer, or where every statement needs its source.',
  body: [
    '# Research a question',
    '',
    `${ACCESS(baseUrl)} Costs ${source.price}.`,
    '',
    '1. Start: `POST /v1/research` with `{"query": "…", "depth": "standard"}` and the header `Prefer: respond-async`. The response is 202; `data.id` is the id of the run.',
    '2. Wait: `GET /v1/research/{id}` every few seconds until `data.status` is `completed`, `failed` or `cancelled`; or follow `GET /v1/research/{id}/stream` (Server-Sent Events).',
    '3. Read: `data.result.report`, or `GET /v1/research/{id}/report` with `Accept: text/markdown`.',
    '4. Keep the `[Source n]` markers and list the sources they refer to. `GET /v1/research/{id}/evidence` has the span of the source behind each sentence.',
    '',
    'An empty report means that nothing was found, and was free: rephrase the question. `budget_exhausted` means that the run was cut short.',
    '',
    FAILURES,
    '',
    `More: ${page(baseUrl, READS.research)}`,
  ].join('\n'),
});

const buildASite = (source: ToolSource, baseUrl: string): Skill => ({
  name: 'build-a-site',
  description:
    'Builds a web site or a small working app (booking, shop, directory, waitlist and the like) from a plain-language prompt, through a Capstan service, and returns its preview URL. Use it when the user wants to create or change a site or app.',
  body: [
    '# Build a site',
    '',
    `${ACCESS(baseUrl)} A build costs ${source.price}; everything after that is free.`,
    '',
    '1. Start: `POST /v1/builds` with `{"prompt": "…"}`: name, kind, audience, offers with prices, opening hours, colors, language. Do not invent any of them. Keep `data.execution_id` and `data.site_id`; another business gets its own site.',
    '2. Wait: `GET /v1/builds/{execution_id}` every few seconds until `data.status` is `completed`, `failed` or `stopped`; or follow `data.stream_url` (Server-Sent Events). `data.preview_url` is set once visitors can see something, and `data.withheld` lists pages that they do not see.',
    '3. Change while it runs: `POST /v1/builds/{execution_id}/message` with `{"prompt": "…"}`. Afterwards: another build with that `site_id`, which continues the work.',
    '4. Report what was not done: `GET /v1/sites/{site_id}` lists `open_points`.',
    '5. Download: `GET /v1/builds/{execution_id}/archive` is the site as ZIP.',
    '',
    'Build routes return 422 with `{ "detail": [{ "loc", "msg", "type" }] }` for an invalid request.',
    '',
    FAILURES,
    '',
    `More: ${page(baseUrl, READS.build)}`,
  ].join('\n'),
});
