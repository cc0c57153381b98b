import { ResultField } from '@capstan/platform-http';
import { DISABLED_REASONS, type DisabledReason } from '../model/webhook-endpoint.js';

/** A webhook on the wire; its secret is not in it. */
export class WebhookResult {
  @ResultField({ type: 'string', format: 'uuid', description: 'Identifies the webhook; used in paths.' })
  id: string;

  @ResultField({
    type: 'string',
    description: 'Where events are sent.',
    example: 'https://example.com/hooks/capstan',
  })
  url: string;

  @ResultField({ type: 'string', description: 'What the webhook is for.', example: 'deploy bot' })
  description: string;

  @ResultField({
    type: 'string',
    list: true,
    description: 'Which events are sent.',
    example: ['build.*', 'credits.low'],
  })
  event_types: string[];

  @ResultField({ type: 'boolean', description: 'Whether events are sent.' })
  enabled: boolean;

  @ResultField({
    type: 'string',
    enum: DISABLED_REASONS,
    nullable: true,
    description:
      'Why it is disabled: by its owner, because it answered 410 (`gone`), after days in which all attempts failed (`failing`), or because it receives events for operators and the last key of the account with the scope `admin` was revoked (`no_admin_key`).',
  })
  disabled_reason: DisabledReason | null;

  @ResultField({ type: 'string', format: 'date-time', nullable: true, description: 'When it was disabled.' })
  disabled_at: string | null;

  @ResultField({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'The first failed attempt since the last success; null: the last attempt succeeded.',
  })
  failing_since: string | null;

  @ResultField({ type: 'string', format: 'date-time', description: 'When it was created.' })
  created_at: string;
}

/** A webhook with its secret, which is shown this once. */
export class NewWebhookResult extends WebhookResult {
  @ResultField({
    type: 'string',
    description: 'Verifies the signatures of requests. It is shown this once; keep it now.',
    example: 'whsec_…',
  })
  secret: string;
}

/** A webhook whose secret was replaced. */
export class RotatedWebhookResult extends NewWebhookResult {
  @ResultField({
    type: 'string',
    format: 'date-time',
    description: 'Until then requests are signed with the previous secrets too.',
  })
  previous_secrets_expire_at: string;
}

/** One page of webhooks. */
export class WebhookListResult {
  @ResultField({ of: () => WebhookResult, list: true, description: 'Newest first.' })
  webhooks: WebhookResult[];

  @ResultField({
    type: 'string',
    nullable: true,
    description: 'Pass as `after` for the next page; null at the end',
  })
  next_after: string | null;
}
