import { ResultField } from '@capstan/capability-kit';
import { BUILD_PHASES, BUILD_STATUSES } from '../builds/build.js';

/** `data` of POST /v1/builds (spec 4.1). */
export class BuildCreatedResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the build' })
  execution_id: string;

  @ResultField({ type: 'string', format: 'uuid', description: 'The company it builds' })
  company_id: string;

  @ResultField({ type: 'string', enum: ['running'], description: 'Always `running`' })
  status: 'running';

  @ResultField({
    type: 'string',
    description: 'Path of the live progress stream (Server-Sent Events), relative to the base URL',
  })
  stream_url: string;
}

/** `data` of GET /v1/builds/{execution_id} (spec 2.4, 4.1). */
export class BuildResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the build' })
  execution_id: string;

  @ResultField({ type: 'string', format: 'uuid', description: 'The company it builds' })
  company_id: string;

  @ResultField({ type: 'string', enum: BUILD_STATUSES, description: 'State of the build' })
  status: string;

  @ResultField({ type: 'string', enum: BUILD_PHASES, description: 'What it is at, or was when it ended' })
  phase: string;

  @ResultField({
    type: 'string',
    nullable: true,
    description: '`deterministic`, or the language model that builds',
  })
  builder: string | null;

  @ResultField({ type: 'string', description: 'Path of the live progress stream' })
  stream_url: string;

  @ResultField({
    type: 'string',
    format: 'uri',
    optional: true,
    description: 'Live preview; present once something passed all checks',
  })
  preview_url?: string;

  @ResultField({ type: 'string', optional: true, description: 'Why it failed; present when it did' })
  failure?: string;

  @ResultField({ type: 'string', description: 'The prompt it was made with' })
  prompt: string;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was asked for' })
  created_at: string;

  @ResultField({ type: 'string', format: 'date-time', nullable: true, description: 'When it ended' })
  finished_at: string | null;
}

/** `data` of POST …/message (spec 4.1). */
export class BuildMessageAcceptedResult {
  @ResultField({ type: 'string', enum: ['accepted'], description: 'The instruction is stored' })
  status: 'accepted';

  @ResultField({ type: 'string', format: 'uuid', description: 'The build' })
  execution_id: string;
}

/** `data` of POST …/stop (spec 4.1). */
export class BuildStoppedResult {
  @ResultField({ type: 'string', description: 'Confirmation' })
  message: string;
}
