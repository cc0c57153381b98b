import { StringField } from '@capstan/kit';
import { IsUUID } from 'class-validator';

export const MAX_PROMPT_LENGTH = 16_000;

const SAYS_SOMETHING = /\S/;
const SITE_ID = /^(?:new|[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12})$/;

/** Body of POST /v1/builds (docs/contract.md 4.1). */
export class BuildParams {
  @StringField({
    description: 'What to build or change, in plain language; in any of many languages',
    minLength: 1,
    maxLength: MAX_PROMPT_LENGTH,
    example: 'A website for the bakery Krume & Korn in Leipzig: sourdough bread, open Tue-Sat 7-18',
    pattern: SAYS_SOMETHING,
    patternMessage: 'prompt must not be blank',
  })
  prompt: string;

  @StringField({
    description: 'One of your companies; absent or null: your default company, or the company of the site',
    maxLength: 36,
    format: 'uuid',
    optional: true,
    isNullable: true,
  })
  @IsUUID('loose')
  company_id?: string | null;

  @StringField({
    description:
      'A site of the company, to continue it; null or `new`: create a new one. If absent, the prompt decides: a change is applied to the site it names or the latest one, and another business gets a new site. At `/v1/agent` null counts as absent: send `new`',
    maxLength: 36,
    optional: true,
    isNullable: true,
    example: 'new',
    pattern: SITE_ID,
    patternMessage: 'site_id must be a UUID, or `new`',
  })
  site_id?: string | null;
}

/** Body of POST /v1/builds/{execution_id}/message (docs/contract.md 4.1). */
export class BuildMessageBody {
  @StringField({
    description: 'Follow-up instruction for the running build',
    minLength: 1,
    maxLength: MAX_PROMPT_LENGTH,
    example: 'Make it green and add seeded rye at €5.20',
    pattern: SAYS_SOMETHING,
    patternMessage: 'prompt must not be blank',
  })
  prompt: string;
}

/** Identifies the build. */
export class BuildIdParams {
  @StringField({ description: '`execution_id` of the build', maxLength: 100, format: 'uuid' })
  execution_id: string;
}

/** Parameters of `build_message`. */
export class BuildMessageParams extends BuildIdParams {
  @StringField({
    description: 'Follow-up instruction for the running build',
    minLength: 1,
    maxLength: MAX_PROMPT_LENGTH,
    pattern: SAYS_SOMETHING,
    patternMessage: 'prompt must not be blank',
  })
  prompt: string;
}
