import type { FailedOutcome } from '../outcome.js';

/** Data of the end of a build. */
interface BuildEnded {
  readonly execution_id: string;
  /** Where its work is shown; absent when nothing of it is. */
  readonly preview_url?: string;
}

interface JobEnded {
  readonly job_id: string;
  readonly capability: string;
  readonly credits_used: number;
}

interface KeyChanged {
  readonly key_id: string;
  readonly name: string;
  readonly scopes: readonly string[];
}

interface MessageChanged {
  readonly message_id: string;
  readonly channel: string;
  /** Transport that accepted the message; null if none did. */
  readonly provider: string | null;
  /** Why, where something went wrong. */
  readonly detail: string | null;
}

interface ResearchEnded {
  readonly run_id: string;
  readonly credits_used: number;
}

/** Slug of an error, as in `/errors/<slug>`. */
interface Failed {
  readonly error: string;
}

/** Every domain event of the service: its name, and the data that handlers receive (docs/extending/events.md). */
export interface ServiceEvents {
  'build.completed': BuildEnded;
  'build.failed': BuildEnded & { readonly reason: string };
  'build.stopped': BuildEnded;
  'credits.charged': {
    readonly request_id: string;
    readonly capability: string;
    readonly key_id: string;
    readonly credits: number;
  };
  'credits.exhausted': { readonly balance: number };
  'credits.low': { readonly balance: number; readonly threshold: number };
  'entry.created': { readonly site_id: string; readonly collection: string; readonly entry_id: string };
  'job.cancelled': JobEnded;
  'job.completed': JobEnded;
  'job.failed': JobEnded & Failed;
  'key.created': KeyChanged;
  'key.revoked': KeyChanged;
  'message.bounced': MessageChanged;
  'message.delivered': MessageChanged;
  'message.failed': MessageChanged;
  'message.outcome_unknown': MessageChanged;
  'message.sent': MessageChanged;
  'provider.opened': {
    /** `<capability>:<provider>` */
    readonly provider: string;
    readonly outcome: FailedOutcome;
    readonly open_until: string;
  };
  'research.cancelled': ResearchEnded;
  'research.completed': ResearchEnded;
  'research.failed': ResearchEnded & Failed;
  'webhook.disabled': {
    readonly webhook_id: string;
    readonly reason: 'owner' | 'gone' | 'failing' | 'no_admin_key';
  };
}

export type ServiceEventName = keyof ServiceEvents;
