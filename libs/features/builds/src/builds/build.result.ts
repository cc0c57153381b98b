import { ResultField } from '@capstan/kit';
import { WithheldPageResult } from '@capstan/sites';
import { BUILD_PHASES, BUILD_STATUSES } from '../model/build.js';

/** `data` of POST /v1/builds (docs/contract.md 4.1). */
export class BuildCreatedResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the build' })
  execution_id: string;

  @ResultField({ type: 'string', format: 'uuid', description: 'The company it builds' })
  company_id: string;

  @ResultField({
    type: 'string',
    format: 'uuid',
    description: 'The site it works on; send it with a later build to continue the site',
  })
  site_id: string;

  @ResultField({ type: 'boolean', description: 'Whether this build created the site' })
  is_new_site: boolean;

  @ResultField({ type: 'string', enum: ['running'], description: 'Always `running`' })
  status: 'running';

  @ResultField({
    type: 'string',
    description: 'Path of the live progress stream (Server-Sent Events), relative to the base URL',
    example: '/cloud-build/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream',
  })
  stream_url: string;

  @ResultField({
    type: 'string',
    optional: true,
    description:
      'Present if the prompt is unclear: nothing is charged or built until `POST …/message` answers this question',
    example: 'What should the site be for, and what is the name of the business, club or event?',
  })
  question?: string;
}

/** `data` of GET /v1/builds/{execution_id} (docs/contract.md 2.4, 4.1). */
export class BuildResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the build' })
  execution_id: string;

  @ResultField({ type: 'string', format: 'uuid', description: 'The company it builds' })
  company_id: string;

  @ResultField({
    type: 'string',
    format: 'uuid',
    description: 'The site it works on; send it with a later build to continue the site',
  })
  site_id: string;

  @ResultField({ type: 'boolean', description: 'Whether this build created the site' })
  is_new_site: boolean;

  @ResultField({
    type: 'string',
    enum: BUILD_STATUSES,
    description: 'State of the build',
    example: 'completed',
  })
  status: string;

  @ResultField({
    type: 'string',
    enum: BUILD_PHASES,
    description: 'Current phase, or the phase at its end',
    example: 'publishing',
  })
  phase: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: '`deterministic`, or the language model that builds',
    example: 'deterministic',
  })
  builder: string | null;

  @ResultField({
    type: 'string',
    optional: true,
    description: 'Why the language models were not used; absent if they were',
    example: 'The language model was not used: openai did not answer in time.',
  })
  builder_note?: string;

  @ResultField({
    type: 'string',
    description: 'Path of the live progress stream',
    example: '/cloud-build/5f0c2f0e-6a0e-4b57-8f6f-1f0a7d1c2b3a/stream',
  })
  stream_url: string;

  @ResultField({
    type: 'string',
    format: 'uri',
    optional: true,
    description: 'Live preview; present once visitors can see something of this build',
    example: 'http://127.0.0.1:3000/p/x7Qp2mVt9c/',
  })
  preview_url?: string;

  @ResultField({
    type: 'string',
    format: 'uri',
    optional: true,
    description:
      'Picture of the home page as visitors see it (JPEG, 1280 × 800 pixels), without a key; absent without `preview_url`, and if the service has no browser',
    example: 'http://127.0.0.1:3000/p/x7Qp2mVt9c/_picture.jpg',
  })
  picture_url?: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'The last commit of this build that was shown to visitors; null if there is none',
    example: '9f2c4b7e1a3d5f60718293a4b5c6d7e8f9012345',
  })
  shown_commit: string | null;

  @ResultField({
    of: () => WithheldPageResult,
    list: true,
    description:
      'Pages of the newest commit that did not pass the checks, so that visitors do not see them; with `index.html` among them they see nothing of that commit',
  })
  withheld: WithheldPageResult[];

  @ResultField({
    type: 'string',
    optional: true,
    description: 'Present while the build waits for `POST …/message` to answer this question',
    example: 'What should the site be for, and what is the name of the business, club or event?',
  })
  question?: string;

  @ResultField({ type: 'string', optional: true, description: 'Why it failed; present if it did' })
  failure?: string;

  @ResultField({
    type: 'string',
    description: 'The prompt of the build',
    example: 'A website for the bakery Krume & Korn in Leipzig',
  })
  prompt: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was created' })
  created_at: string;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When it ended',
    example: '2026-11-20T09:30:41.000Z',
  })
  finished_at: string | null;
}

/** `data` of POST …/message (docs/contract.md 4.1). */
export class BuildMessageAcceptedResult {
  @ResultField({ type: 'string', enum: ['accepted'], description: 'The instruction is stored' })
  status: 'accepted';

  @ResultField({ type: 'string', format: 'uuid', description: 'The build' })
  execution_id: string;
}

/** `data` of POST …/stop (docs/contract.md 4.1). */
export class BuildStoppedResult {
  @ResultField({
    type: 'string',
    description: 'Confirmation',
    example: 'The build has been stopped. Work that was committed is saved.',
  })
  message: string;
}
