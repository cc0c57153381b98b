/* oxlint-disable max-lines */
// Generated from docs/openapi-admin.json by `npm run clients:generate`. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AcceptInvitationBody: {
      /** @description Token of the invitation link. */
      token: string;
      /** @description Name of the person, where they have no user yet. */
      name?: string;
    };
    AccountRateLimitBody: {
      /**
       * @description Requests per minute of all keys of the account together; null: the service's default
       * @example 6000
       */
      rate_limit_per_minute: number | null;
    };
    AccountStorageResult: {
      /**
       * Format: uuid
       * @description Account
       */
      account_id: string;
      /** @description Name of the account */
      name: string;
      /** @description All of it */
      bytes: number;
      /** @description Workspaces of its sites */
      workspace_bytes: number;
      /** @description Artifacts, expired ones included until they are deleted */
      artifact_bytes: number;
      /** @description Entries that visitors sent to its sites */
      entry_bytes: number;
    };
    AdminAccountDetailResult: {
      /**
       * Format: uuid
       * @description Identifies the account; used in paths
       */
      id: string;
      /**
       * Format: email
       * @description E-mail address, unique
       */
      email: string;
      /** @description Name of the person or organization */
      name: string;
      /**
       * @description `suspended`: none of its keys works
       * @enum {string}
       */
      status: 'active' | 'suspended';
      /**
       * Format: date-time
       * @description When it was created
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was suspended; null while active
       */
      suspended_at: string | null;
      /** @description Requests per minute of all its keys together; null: the service's default */
      rate_limit_per_minute: number | null;
      /** @description Credits that can be spent now */
      balance: number;
      /** @description Credits held for running calls */
      held: number;
      /** @description How far below zero the balance may go; 0: not at all */
      overage_limit: number;
      /** @description Keys that are neither revoked nor expired */
      working_keys: number;
    };
    AdminAccountResult: {
      /**
       * Format: uuid
       * @description Identifies the account; used in paths
       */
      id: string;
      /**
       * Format: email
       * @description E-mail address, unique
       */
      email: string;
      /** @description Name of the person or organization */
      name: string;
      /**
       * @description `suspended`: none of its keys works
       * @enum {string}
       */
      status: 'active' | 'suspended';
      /**
       * Format: date-time
       * @description When it was created
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was suspended; null while active
       */
      suspended_at: string | null;
      /** @description Requests per minute of all its keys together; null: the service's default */
      rate_limit_per_minute: number | null;
    };
    AdminAccountsResult: {
      /** @description Accounts, newest first */
      accounts: components['schemas']['AdminAccountResult'][];
      /** @description Pass as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    AdminBalanceResult: {
      /** @description Credits that can be spent now */
      balance: number;
      /** @description Credits held for running calls */
      held: number;
      /** @description How far below zero the balance may go; 0: not at all */
      overage_limit: number;
    };
    AdminCreditsResult: {
      /** @description Credits that can be spent now */
      balance: number;
      /** @description Credits held for running calls */
      held: number;
      /** @description How far below zero the balance may go; 0: not at all */
      overage_limit: number;
      /** @description The ledger, newest first */
      entries: components['schemas']['AdminLedgerEntryResult'][];
      /** @description Pass as `after` for the next page; null on the last page */
      next_after: number | null;
    };
    AdminJobResult: {
      /**
       * Format: uuid
       * @description Id of the build, run, job or message
       */
      id: string;
      /**
       * @description Kind
       * @enum {string}
       */
      kind: 'build' | 'research' | 'job' | 'message';
      /** @description Capability */
      capability: string;
      /**
       * Format: uuid
       * @description Account
       */
      account_id: string;
      /**
       * @description `waiting`: ready for a worker; `active`: a worker holds its lease; `delayed`: scheduled, waiting for the next attempt, or for earlier ones of the account or site
       * @enum {string}
       */
      state: 'waiting' | 'active' | 'delayed';
      /**
       * Format: date-time
       * @description When it was created
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When a worker took it last
       */
      claimed_at: string | null;
      /**
       * Format: date-time
       * @description End of the lease of its worker, which renews it while it lives
       */
      lease_until: string | null;
      /** @description How many times a worker took it */
      attempts: number;
      /** @description Attempts since it last made progress */
      attempts_without_progress: number;
      /**
       * Format: date-time
       * @description When its caller asked to stop it
       */
      stop_requested_at: string | null;
    };
    AdminJobsResult: {
      /** @description Every queue, whatever the filters */
      queues: components['schemas']['QueueResult'][];
      /** @description Jobs that have not ended, oldest first */
      jobs: components['schemas']['AdminJobResult'][];
      /** @description Pass as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    AdminKeyResult: {
      /**
       * Format: uuid
       * @description Identifies the key; used in paths.
       */
      id: string;
      /**
       * @description What the key is for.
       * @example research agent
       */
      name: string;
      /**
       * @description `rotated`: it was replaced by another key and works until `expires_at`.
       * @enum {string}
       */
      status: 'active' | 'rotated' | 'expired' | 'revoked';
      /**
       * @description First characters of the key.
       * @example cap_x7Qp
       */
      prefix_hint: string;
      /**
       * @description Last characters of the key.
       * @example b41Z
       */
      last_four: string;
      /**
       * @description What the key may do.
       * @example [
       *       "capabilities"
       *     ]
       */
      scopes: string[];
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       */
      expires_at: string | null;
      /**
       * @description Where it may be used; empty: anywhere.
       * @example []
       */
      ip_allow_list: string[];
      /** @description Requests per minute; null: the default. */
      rate_limit_per_minute: number | null;
      /** @description Total credits it may spend, together with the keys of its spending group; null: no cap. */
      credit_cap: number | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to about ten seconds; null: never.
       */
      last_used_at: string | null;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revoked_at: string | null;
      /**
       * Format: uuid
       * @description The key that replaced it.
       */
      rotated_to: string | null;
      /**
       * Format: uuid
       * @description The key that created it; null: created by a command of the operator, or before this was recorded.
       */
      parent_key_id: string | null;
      /**
       * Format: uuid
       * @description Account of the key
       */
      account_id: string;
    };
    AdminKeysResult: {
      /** @description Keys, newest first */
      keys: components['schemas']['AdminKeyResult'][];
      /** @description Pass as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    AdminLedgerEntryResult: {
      /**
       * @description Identifier; entries are listed newest first
       * @example 1042
       */
      id: number;
      /**
       * @description What kind of booking it is
       * @example charge
       * @enum {string}
       */
      kind: 'charge' | 'grant' | 'refund' | 'adjustment';
      /**
       * @description What it belongs to, e.g. request:<id>
       * @example request:01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      subject: string;
      /**
       * @description Credits; negative for charges
       * @example -1
       */
      amount: number;
      /** @description Why an admin booked it */
      reason: string | null;
      /**
       * Format: date-time
       * @description When it was booked
       */
      created_at: string;
      /** @description Account id of the admin who booked it, or `system`; null for charges */
      actor: string | null;
    };
    AdminNewKeyResult: {
      /**
       * Format: uuid
       * @description Identifies the key; used in paths.
       */
      id: string;
      /**
       * @description What the key is for.
       * @example research agent
       */
      name: string;
      /**
       * @description `rotated`: it was replaced by another key and works until `expires_at`.
       * @enum {string}
       */
      status: 'active' | 'rotated' | 'expired' | 'revoked';
      /**
       * @description First characters of the key.
       * @example cap_x7Qp
       */
      prefix_hint: string;
      /**
       * @description Last characters of the key.
       * @example b41Z
       */
      last_four: string;
      /**
       * @description What the key may do.
       * @example [
       *       "capabilities"
       *     ]
       */
      scopes: string[];
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       */
      expires_at: string | null;
      /**
       * @description Where it may be used; empty: anywhere.
       * @example []
       */
      ip_allow_list: string[];
      /** @description Requests per minute; null: the default. */
      rate_limit_per_minute: number | null;
      /** @description Total credits it may spend, together with the keys of its spending group; null: no cap. */
      credit_cap: number | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to about ten seconds; null: never.
       */
      last_used_at: string | null;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revoked_at: string | null;
      /**
       * Format: uuid
       * @description The key that replaced it.
       */
      rotated_to: string | null;
      /**
       * Format: uuid
       * @description The key that created it; null: created by a command of the operator, or before this was recorded.
       */
      parent_key_id: string | null;
      /**
       * @description The API key. It is shown only once; store it now.
       * @example cap_…
       */
      key: string;
      /**
       * Format: uuid
       * @description Account of the key
       */
      account_id: string;
    };
    AdminRequestDetailResult: {
      /**
       * Format: uuid
       * @description Identifier of the call; pass as `after` for the next page
       */
      id: string;
      /**
       * @description metadata.request_id of the response
       * @example 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      request_id: string;
      /**
       * Format: uuid
       * @description API key of the call, or the id of what took its place, such as a session of the console
       */
      key_id: string;
      /**
       * @description Capability called
       * @example search
       */
      capability: string;
      /**
       * @description Route of the call
       * @example /v1/search
       */
      route: string;
      /** @description Mode applied */
      mode_used: string | null;
      /**
       * @description HTTP status of the response
       * @example 200
       */
      status: number;
      /** @description Slug of the error type; null on success */
      error: string | null;
      /**
       * @description Provider whose data was used
       * @example searxng
       */
      provider_used: string | null;
      /**
       * @description Whether a cached answer was returned, free of charge
       * @example false
       */
      from_cache: boolean;
      /**
       * @description Providers attempted, in order
       * @example [
       *       "searxng"
       *     ]
       */
      providers_tried: string[];
      /**
       * @description Credits charged
       * @example 1
       */
      credits_used: number;
      /**
       * Format: date-time
       * @description When the call arrived
       */
      started_at: string;
      /**
       * @description Milliseconds until the response was ready
       * @example 418
       */
      duration_ms: number;
      /**
       * @description Why the call failed, as its answer said; null on success, and for old calls
       * @example All 2 providers that were tried failed.
       */
      detail: string | null;
      /**
       * @description What the caller can do next; null on success, and for old calls
       * @example Retry after `retry_after_seconds`.
       */
      alternative_action: string | null;
      /** @description Every attempt, in the order of their start */
      attempts: components['schemas']['AttemptResult'][];
      /**
       * Format: uuid
       * @description Account of the call
       */
      account_id: string;
    };
    AdminRequestResult: {
      /**
       * Format: uuid
       * @description Identifier of the call; pass as `after` for the next page
       */
      id: string;
      /**
       * @description metadata.request_id of the response
       * @example 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      request_id: string;
      /**
       * Format: uuid
       * @description API key of the call, or the id of what took its place, such as a session of the console
       */
      key_id: string;
      /**
       * @description Capability called
       * @example search
       */
      capability: string;
      /**
       * @description Route of the call
       * @example /v1/search
       */
      route: string;
      /** @description Mode applied */
      mode_used: string | null;
      /**
       * @description HTTP status of the response
       * @example 200
       */
      status: number;
      /** @description Slug of the error type; null on success */
      error: string | null;
      /**
       * @description Provider whose data was used
       * @example searxng
       */
      provider_used: string | null;
      /**
       * @description Whether a cached answer was returned, free of charge
       * @example false
       */
      from_cache: boolean;
      /**
       * @description Providers attempted, in order
       * @example [
       *       "searxng"
       *     ]
       */
      providers_tried: string[];
      /**
       * @description Credits charged
       * @example 1
       */
      credits_used: number;
      /**
       * Format: date-time
       * @description When the call arrived
       */
      started_at: string;
      /**
       * @description Milliseconds until the response was ready
       * @example 418
       */
      duration_ms: number;
      /**
       * Format: uuid
       * @description Account of the call
       */
      account_id: string;
    };
    AdminRequestsResult: {
      /** @description Calls, newest first */
      requests: components['schemas']['AdminRequestResult'][];
      /** @description Pass as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    AdminRevokedKeyResult: {
      /**
       * Format: uuid
       * @description Identifies the key; used in paths.
       */
      id: string;
      /**
       * @description What the key is for.
       * @example research agent
       */
      name: string;
      /**
       * @description `rotated`: it was replaced by another key and works until `expires_at`.
       * @enum {string}
       */
      status: 'active' | 'rotated' | 'expired' | 'revoked';
      /**
       * @description First characters of the key.
       * @example cap_x7Qp
       */
      prefix_hint: string;
      /**
       * @description Last characters of the key.
       * @example b41Z
       */
      last_four: string;
      /**
       * @description What the key may do.
       * @example [
       *       "capabilities"
       *     ]
       */
      scopes: string[];
      /**
       * Format: date-time
       * @description When it stops working; null: never.
       */
      expires_at: string | null;
      /**
       * @description Where it may be used; empty: anywhere.
       * @example []
       */
      ip_allow_list: string[];
      /** @description Requests per minute; null: the default. */
      rate_limit_per_minute: number | null;
      /** @description Total credits it may spend, together with the keys of its spending group; null: no cap. */
      credit_cap: number | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last used, to about ten seconds; null: never.
       */
      last_used_at: string | null;
      /**
       * Format: date-time
       * @description When it was revoked.
       */
      revoked_at: string | null;
      /**
       * Format: uuid
       * @description The key that replaced it.
       */
      rotated_to: string | null;
      /**
       * Format: uuid
       * @description The key that created it; null: created by a command of the operator, or before this was recorded.
       */
      parent_key_id: string | null;
      /** @description Keys it created, directly or indirectly, that this request also revoked (`cascade=true`). */
      revoked_descendants: number;
      /** @description Keys it created, directly or indirectly, that still work. Repeat the request with `cascade=true` to revoke them. */
      active_descendants: number;
      /**
       * Format: uuid
       * @description Account of the key
       */
      account_id: string;
    };
    AttemptResult: {
      /**
       * @description Provider
       * @example searxng
       */
      provider: string;
      /**
       * @description How the attempt ended
       * @enum {string}
       */
      outcome:
        | 'ok'
        | 'empty'
        | 'rate_limited'
        | 'quota_exhausted'
        | 'misconfigured'
        | 'blocked'
        | 'invalid_input'
        | 'upstream_error'
        | 'timeout'
        | 'cancelled';
      /**
       * @description Milliseconds from the start of the call; attempts may overlap. Absent for old calls
       * @example 6
       */
      started_after_ms?: number;
      /**
       * @description Milliseconds
       * @example 412
       */
      duration_ms: number;
      /**
       * @description Why it failed; present if that is about what was asked for, not about the provider
       * @example the name of the site does not resolve
       */
      detail?: string;
    };
    AuditEntryResult: {
      /** @description Identifier; entries are listed newest first */
      id: number;
      /**
       * Format: date-time
       * @description When it started
       */
      at: string;
      /**
       * Format: uuid
       * @description Account of the key it was done with
       */
      actor_account_id: string;
      /**
       * Format: uuid
       * @description Key it was done with
       */
      actor_key_id: string;
      /**
       * @description What was done
       * @enum {string}
       */
      action:
        | 'account.created'
        | 'account.suspended'
        | 'account.resumed'
        | 'account.exported'
        | 'account.deleted'
        | 'credits.booked'
        | 'account.rate_limited'
        | 'account.messages_limited'
        | 'overage.changed'
        | 'key.created'
        | 'key.restricted'
        | 'key.rotated'
        | 'key.revoked'
        | 'provider.tested'
        | 'session.created'
        | 'sessions.revoked'
        | 'password.set'
        | 'passkey.added'
        | 'passkey.removed'
        | 'invitation.created'
        | 'invitation.accepted'
        | 'invitation.revoked'
        | 'member.role_changed'
        | 'member.removed';
      /**
       * @description `attempted`: in progress or interrupted, it may have been done; `failed`: it changed nothing; `repeated`: answered with the result of an earlier request
       * @enum {string}
       */
      state: 'attempted' | 'done' | 'failed' | 'repeated';
      /**
       * @description Kind of the target; null: the target did not exist yet, or has no id
       * @enum {string|null}
       */
      target_type: 'account' | 'key' | 'user' | 'invitation' | null;
      /**
       * Format: uuid
       * @description Id of the target; null: the target did not exist yet, or has no id
       */
      target_id: string | null;
      /** @description Details, or `error`, the slug of the error if it failed; empty while attempted */
      details: {
        [key: string]: unknown;
      };
      /** @description metadata.request_id of the response */
      request_id: string;
    };
    AuditResult: {
      /** @description Acts, newest first */
      entries: components['schemas']['AuditEntryResult'][];
      /** @description Pass as `after` for the next page; null on the last page */
      next_after: number | null;
    };
    BookCreditsBody: {
      /**
       * @description `grant`: a gift or a purchase; `refund`: for charges; `adjustment`: corrects a mistake, in either direction
       * @enum {string}
       */
      kind: 'grant' | 'refund' | 'adjustment';
      /**
       * @description Credits, not 0; negative only for an adjustment
       * @example 500
       */
      amount: number;
      /**
       * @description Reason; the account holder sees it in the ledger
       * @example Purchase order 4711
       */
      reason: string;
    };
    BreakerResult: {
      /**
       * @description `closed`: attempts are allowed; `open`: skipped by the waterfall; `half_open`: one trial decides
       * @enum {string}
       */
      state: 'closed' | 'open' | 'half_open';
      /** @description Failures in a row */
      consecutive_failures: number;
      /**
       * @description Outcome of the last failure; null after a success
       * @enum {string|null}
       */
      last_failure:
        | 'ok'
        | 'empty'
        | 'rate_limited'
        | 'quota_exhausted'
        | 'misconfigured'
        | 'blocked'
        | 'invalid_input'
        | 'upstream_error'
        | 'timeout'
        | 'cancelled'
        | null;
      /**
       * Format: date-time
       * @description When the next attempt is allowed; null while closed
       */
      closes_at: string | null;
    };
    CacheHealthResult: {
      /** @description Seconds an answer is cached; 0: not cached */
      lifetime_seconds: number;
      /** @description Cache hits since the process started */
      hits: number;
      /** @description Cache misses since the process started */
      misses: number;
    };
    CapabilityHealthResult: {
      /** @description Capability */
      capability: string;
      /**
       * @description `adaptive`: providers that performed well recently go first
       * @enum {string}
       */
      order: 'configured' | 'adaptive';
      /** @description Providers in the order in which they would be tried now: configured, breaker not open */
      order_now: string[];
      /** @description Whether the next provider is started in parallel with a slow one */
      hedging: boolean;
      /** @description Cached answers */
      cache: components['schemas']['CacheHealthResult'];
    };
    ChangeRoleBody: {
      /**
       * @description The new role.
       * @enum {string}
       */
      role: 'owner' | 'member' | 'viewer';
    };
    ConfigVariableResult: {
      /** @description Name of the environment variable */
      name: string;
      /** @description What it sets */
      description: string;
      /** @description Its heading in .env.example */
      section: string;
      /** @description The plugin that declares it; null for variables of the service */
      plugin: string | null;
      /** @description Whether the value is a secret, which is never shown */
      secret: boolean;
      /**
       * @description `environment`: set in the environment or in .env, or by `npm start`; `default`: not set
       * @enum {string}
       */
      source: 'environment' | 'default';
      /** @description The value; `set` for a secret; null if it is not set and has no default */
      value: string | null;
    };
    ConfigurationResult: {
      /** @description In the order of .env.example */
      variables: components['schemas']['ConfigVariableResult'][];
    };
    CreateAccountBody: {
      /**
       * Format: email
       * @description Email address; must be unique
       * @example ada@example.com
       */
      email: string;
      /**
       * @description Name of the person or organization
       * @example Ada Lovelace
       */
      name: string;
      /** @description Credits to start with (default: SIGNUP_CREDITS) */
      credits?: number;
    };
    DatabaseStorageResult: {
      /** @description Bytes of the database on disk */
      bytes: number;
      /** @description Largest first */
      groups: components['schemas']['TableGroupResult'][];
    };
    DeleteAccountBody: {
      /**
       * @description The email address of the account, so that no other one is deleted by mistake
       * @example ada@example.com
       */
      confirm: string;
    };
    DeletedAccountResult: {
      /**
       * Format: uuid
       * @description The account that was deleted
       */
      id: string;
      /** @description Rows of the database that were deleted */
      rows: number;
      /** @description Sites, artifacts and other files that were deleted */
      files: number;
    };
    EnvelopeMetadata: {
      /**
       * @description Provider whose data was used; `merged` when it came from several
       * @example searxng
       */
      provider_used: string | null;
      /**
       * @description Providers attempted, in waterfall order
       * @example [
       *       "searxng"
       *     ]
       */
      providers_tried: string[];
      /** @description Mode applied */
      mode_used: string | null;
      /**
       * @description Wall-clock milliseconds
       * @example 412
       */
      response_time_ms: number;
      /**
       * @description Identifier of the request; use it to get its receipt or support
       * @example 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      request_id: string;
    };
    FailureEnvelope: {
      /**
       * @description Always false
       * @enum {boolean}
       */
      success: false;
      /** @description Always null */
      data: null;
      /** @description What went wrong and what to do */
      error: components['schemas']['Problem'];
      /** @description About the call */
      metadata: components['schemas']['EnvelopeMetadata'];
      /**
       * @description Always 0: failures are free
       * @enum {integer}
       */
      credits_used: 0;
    };
    FieldFault: {
      /** @description Dotted path of the field; empty for the whole body */
      path: string;
      /** @description What is wrong with it */
      message: string;
    };
    InvitationAcceptedResult: {
      /**
       * Format: uuid
       * @description Identifier of the account
       */
      account_id: string;
      /**
       * @description Role in it
       * @enum {string}
       */
      role: 'owner' | 'member' | 'viewer';
    };
    InvitationCreatedResult: {
      /**
       * Format: uuid
       * @description Identifier
       */
      id: string;
      /**
       * Format: email
       * @description Invited address
       */
      email: string;
      /**
       * @description Role in the account once it is accepted
       * @enum {string}
       */
      role: 'owner' | 'member' | 'viewer';
      /**
       * Format: date-time
       * @description Until when it can be accepted
       */
      expires_at: string;
      /**
       * Format: uri
       * @description Link to hand over, shown once; null where it went by e-mail
       */
      link: string | null;
    };
    InvitationResult: {
      /**
       * Format: uuid
       * @description Identifier
       */
      id: string;
      /**
       * Format: email
       * @description Invited address
       */
      email: string;
      /**
       * @description Role in the account once it is accepted
       * @enum {string}
       */
      role: 'owner' | 'member' | 'viewer';
      /**
       * Format: date-time
       * @description Until when it can be accepted
       */
      expires_at: string;
    };
    InvitationRevokedResult: {
      /**
       * Format: uuid
       * @description Identifier
       */
      id: string;
      /** @description Always true */
      revoked: boolean;
    };
    InvitationsResult: {
      /** @description Newest first */
      invitations: components['schemas']['InvitationResult'][];
      /** @description Pass as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    InviteBody: {
      /** @description E-mail address of the person. */
      email: string;
      /**
       * @description What the person may do in the account.
       * @enum {string}
       */
      role: 'owner' | 'member' | 'viewer';
    };
    IssueKeyBody: {
      /**
       * @description What the key is for; shown in lists.
       * @example research agent
       */
      name: string;
      /**
       * @description What the key may do: `capabilities` (call all), `capability:<name>` (call that one), `account` (read credits, usage and receipts, manage keys), `capabilities:read` and `account:read` (their GET requests only), `admin`. Default: `capabilities` and `account`.
       * @example [
       *       "capability:search"
       *     ]
       */
      scopes?: string[];
      /**
       * Format: date-time
       * @description When the key stops working; a time with a time zone. Default: never.
       * @example 2030-01-01T00:00:00Z
       */
      expires_at?: string;
      /**
       * @description IP addresses and CIDR ranges from which the key may be used; empty: from anywhere.
       * @example [
       *       "203.0.113.0/24"
       *     ]
       */
      ip_allow_list?: string[];
      /** @description Requests per minute of this key. Default: the service's. */
      rate_limit_per_minute?: number;
      /** @description Total credits the key may spend. Default: what the account has. */
      credit_cap?: number;
    };
    IssuerPageResult: {
      /**
       * Format: uri
       * @description Page of the issuer to go to
       */
      url: string;
    };
    LinkRequestedResult: {
      /** @description Always true */
      accepted: boolean;
    };
    LinkSignInBody: {
      /** @description Token of the link. */
      token: string;
      /** @description Whether the session of another user may end. Without it such a link is refused, and stays valid. */
      replace_session?: boolean;
    };
    MemberRemovedResult: {
      /**
       * Format: uuid
       * @description Identifier of the user
       */
      user_id: string;
      /** @description Always true */
      removed: boolean;
    };
    MemberResult: {
      /**
       * Format: uuid
       * @description Identifier of the user
       */
      user_id: string;
      /**
       * Format: email
       * @description E-mail address
       */
      email: string;
      /** @description Name */
      name: string;
      /**
       * @description What they may do
       * @enum {string}
       */
      role: 'owner' | 'member' | 'viewer';
      /**
       * Format: date-time
       * @description When they joined
       */
      joined_at: string;
    };
    MembersResult: {
      /** @description Oldest membership first */
      members: components['schemas']['MemberResult'][];
      /** @description Pass as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    MessageLimitsBody: {
      /**
       * @description The only recipients that messages of the account may go to, in addition to what the account allows itself; `*` matches any characters except `@` and `/`. An empty list allows every recipient.
       * @example [
       *       "*@example.com",
       *       "+49*",
       *       "slack:c0123",
       *       "https://hooks.example.com/*"
       *     ]
       */
      allowed_recipients: string[];
      /**
       * @description Messages a day in each channel; 0 stops them; null: the default of the service
       * @example 2000
       */
      daily_limit: number | null;
    };
    MessageLimitsResult: {
      /**
       * Format: uuid
       * @description The account
       */
      account_id: string;
      /**
       * @description Patterns of recipients that the operator allows; empty: every recipient
       * @example [
       *       "*@example.com"
       *     ]
       */
      allowed_recipients: string[];
      /**
       * @description Messages a day in each channel; null: the default of the service
       * @example 2000
       */
      daily_limit: number | null;
    };
    ModelFileResult: {
      /** @description File */
      name: string;
      /** @description Bytes */
      bytes: number;
    };
    OverageBody: {
      /**
       * @description How many credits below zero the balance may go; 0 disables overage
       * @example 100
       */
      limit: number;
    };
    OverviewCallsResult: {
      /** @description Calls */
      total: number;
      /** @description Successful calls */
      succeeded: number;
      /** @description Failed calls, by slug of the error type */
      failed_by_error: {
        [key: string]: unknown;
      };
    };
    OverviewCreditsResult: {
      /** @description Granted */
      granted: number;
      /** @description Refunded */
      refunded: number;
      /** @description Sum of all adjustments; may be negative */
      adjusted: number;
      /** @description Charged for calls */
      charged: number;
      /** @description What all accounts together can spend now */
      balance: number;
      /** @description Held for running calls */
      held: number;
    };
    OverviewResult: {
      /** @description Accounts, including suspended ones */
      accounts: number;
      /** @description Suspended accounts */
      suspended_accounts: number;
      /** @description Keys that are neither revoked nor expired */
      working_keys: number;
      /** @description Credits of all accounts */
      credits: components['schemas']['OverviewCreditsResult'];
      /** @description Capability calls of the last 24 hours */
      calls_last_24h: components['schemas']['OverviewCallsResult'];
      /** @description The answering process and its database */
      service: components['schemas']['OverviewServiceResult'];
    };
    OverviewServiceResult: {
      /**
       * @description Version of the service
       * @example 0.1.0
       */
      version: string;
      /**
       * @description Git commit of the checkout; null where it runs without one
       * @example null
       */
      commit: string | null;
      /**
       * Format: date-time
       * @description When the answering process started
       */
      started_at: string;
      /**
       * @description Version of Node.js
       * @example 24.21.0
       */
      node: string;
      /**
       * @description Version of PostgreSQL
       * @example 18.0
       */
      postgresql: string;
    };
    PasskeyAddedResult: {
      /** @description Always true */
      added: boolean;
    };
    PasskeyRemovedResult: {
      /** @description Always true */
      removed: boolean;
    };
    PasskeyResult: {
      /**
       * Format: uuid
       * @description Identifier
       */
      id: string;
      /** @description Name, if it has one */
      name: string | null;
      /** @description `singleDevice` or `multiDevice` */
      device_type: string;
      /**
       * Format: date-time
       * @description When it was added
       */
      created_at: string | null;
    };
    PasskeysResult: {
      /** @description All of them */
      passkeys: components['schemas']['PasskeyResult'][];
    };
    PasswordSetResult: {
      /** @description Always true */
      password_set: boolean;
    };
    PasswordSignInBody: {
      /** @description E-mail address of the user. */
      email: string;
      /** @description Password. */
      password: string;
    };
    Problem: {
      /**
       * Format: uri
       * @description URI of the error type, where a page explains it
       */
      type: string;
      /** @description Short summary */
      title: string;
      /** @description HTTP status code */
      status: number;
      /** @description What happened */
      detail: string;
      /** @description Whether a retry may succeed */
      is_retriable: boolean;
      /** @description Seconds to wait before retrying; present for transient errors */
      retry_after_seconds?: number;
      /** @description What to do next */
      alternative_action: string;
      /**
       * @description Category
       * @enum {string}
       */
      error_category: 'transient' | 'invalid_request' | 'authentication' | 'credits' | 'content_access';
      /** @description Errors by field, for invalid requests */
      errors?: components['schemas']['FieldFault'][];
    } & {
      [key: string]: unknown;
    };
    ProviderHealthResult: {
      /** @description Capability it serves */
      capability: string;
      /** @description Provider */
      provider: string;
      /** @description Display name */
      title: string;
      /** @description Whether its settings are present; otherwise it is skipped */
      configured: boolean;
      /**
       * @description Environment variables that configure it and have no default
       * @example [
       *       "BRAVE_API_KEY"
       *     ]
       */
      settings: string[];
      /** @description Its breaker in the answering process */
      breaker: components['schemas']['BreakerResult'];
      /** @description Attempts in the window by outcome, of all processes */
      outcomes: {
        [key: string]: unknown;
      };
      /** @description Attempts in the window, of all processes */
      attempts: number;
      /** @description Median milliseconds of attempts that ended `ok` or `empty`; null if there are none */
      p50_ms: number | null;
      /** @description 95th percentile of the milliseconds of those attempts; null if there are none */
      p95_ms: number | null;
      /** @description Attempts in the window whose data was used, alone or merged, of all processes */
      wins: number;
      /** @description Delay in milliseconds before the next provider is started in parallel: the 95th percentile of its answers; null without hedging, or with fewer than 20 known attempts */
      hedge_after_ms: number | null;
    };
    ProviderTestResult: {
      /**
       * @description How the call ended; `not_configured` and `not_testable`: nothing was called
       * @enum {string}
       */
      outcome:
        | 'ok'
        | 'empty'
        | 'rate_limited'
        | 'quota_exhausted'
        | 'misconfigured'
        | 'blocked'
        | 'invalid_input'
        | 'upstream_error'
        | 'timeout'
        | 'cancelled'
        | 'not_configured'
        | 'not_testable';
      /** @description Milliseconds; 0 if nothing was called */
      duration_ms: number;
      /** @description What it means, and what to do */
      summary: string;
      /** @description What the provider reported */
      detail: string | null;
      /** @description The example that was sent */
      example: string | null;
    };
    ProvidersResult: {
      /** @description Minutes counted */
      window_minutes: number;
      /** @description Every capability: effective order, hedging and cache */
      capabilities: components['schemas']['CapabilityHealthResult'][];
      /** @description Every provider, by capability in waterfall order */
      providers: components['schemas']['ProviderHealthResult'][];
    };
    QueueResult: {
      /**
       * @description What it holds
       * @enum {string}
       */
      queue: 'build' | 'research' | 'job' | 'message' | 'webhook' | 'event';
      /** @description Ready for a worker */
      waiting: number;
      /** @description A worker holds the lease */
      active: number;
      /** @description Scheduled, waiting for the next attempt, or for earlier ones of the account or site; a queue is counted up to 100,000 */
      delayed: number;
      /** @description Failed in the last 24 hours; up to a minute old */
      failed_last_24h: number;
      /**
       * Format: date-time
       * @description Since when a worker could have taken the oldest waiting one
       */
      oldest_waiting_at: string | null;
    };
    ReducedMetadata: {
      /**
       * @description Identifier of the request
       * @example 01999d3e-6f2a-7c41-9f0e-3b7a5c2d8e10
       */
      request_id: string;
    };
    RequestLinkBody: {
      /** @description E-mail address of the user. */
      email: string;
    };
    RestrictKeyBody: {
      /** @description What the key is for. */
      name?: string;
      /**
       * @description What the key may do from now on.
       * @example [
       *       "capability:search"
       *     ]
       */
      scopes?: string[];
      /**
       * Format: date-time
       * @description When the key stops working; null: never.
       * @example 2030-01-01T00:00:00Z
       */
      expires_at?: string | null;
      /**
       * @description IP addresses and CIDR ranges from which the key may be used; empty: from anywhere.
       * @example [
       *       "203.0.113.0/24"
       *     ]
       */
      ip_allow_list?: string[];
      /** @description Requests per minute; null: the service's default. */
      rate_limit_per_minute?: number | null;
      /** @description Total credits the key may spend, together with the keys of its spending group; null: what the account has. */
      credit_cap?: number | null;
    };
    RoleChangedResult: {
      /**
       * Format: uuid
       * @description Identifier of the user
       */
      user_id: string;
      /**
       * @description The new role
       * @enum {string}
       */
      role: 'owner' | 'member' | 'viewer';
    };
    RotateKeyBody: {
      /**
       * @description Seconds for which the old key keeps working; 0: it stops immediately.
       * @default 0
       * @example 3600
       */
      overlap_seconds?: number;
    };
    SessionAccountResult: {
      /**
       * Format: uuid
       * @description Identifier, for `X-Capstan-Account`
       */
      id: string;
      /** @description Name */
      name: string;
      /**
       * Format: email
       * @description E-mail address of the account
       */
      email: string;
      /**
       * @description Role of the user in it
       * @enum {string}
       */
      role: 'owner' | 'member' | 'viewer';
    };
    SessionEntriesResult: {
      /** @description Newest first */
      sessions: components['schemas']['SessionEntryResult'][];
      /** @description Pass as `after` for the next page; null on the last page */
      next_after: string | null;
    };
    SessionEntryResult: {
      /**
       * Format: uuid
       * @description Identifier
       */
      id: string;
      /** @description Whether the request came with it */
      is_current: boolean;
      /**
       * Format: date-time
       * @description When it began
       */
      created_at: string;
      /**
       * Format: date-time
       * @description When it was last renewed
       */
      last_used_at: string;
      /**
       * Format: date-time
       * @description When it ends unless it is used
       */
      expires_at: string;
      /** @description Address it began from */
      ip_address: string | null;
      /** @description Browser it began in */
      user_agent: string | null;
    };
    SessionResult: {
      /** @description The user */
      user: components['schemas']['SessionUserResult'];
      /** @description Accounts, oldest membership first */
      accounts: components['schemas']['SessionAccountResult'][];
      /** @description Proof for `X-Capstan-CSRF` */
      csrf_token: string;
      /**
       * Format: date-time
       * @description When the session began
       */
      signed_in_at: string;
      /**
       * Format: date-time
       * @description When it ends unless it is used
       */
      expires_at: string;
    };
    SessionUserResult: {
      /**
       * Format: uuid
       * @description Identifier
       */
      id: string;
      /**
       * Format: email
       * @description E-mail address
       */
      email: string;
      /** @description Name */
      name: string;
      /** @description Whether the user operates the installation */
      is_operator: boolean;
    };
    SessionsEndedResult: {
      /** @description Number of sessions */
      ended: number;
    };
    SetPasswordBody: {
      /** @description The new password. */
      password: string;
    };
    SignInIssuerResult: {
      /**
       * Format: uri
       * @description Its address
       */
      issuer: string;
    };
    SignInMethodsResult: {
      /** @description A password, once it is set */
      password: boolean;
      /** @description A passkey: the service has a domain name */
      passkey: boolean;
      /** @description A link by e-mail: SMTP is configured */
      email_link: boolean;
      /** @description Null where none is configured */
      oidc: components['schemas']['SignInIssuerResult'] | null;
    };
    SignedInResult: {
      /** @description Whether the browser is signed in now */
      signed_in: boolean;
    };
    StorageResult: {
      /**
       * Format: date-time
       * @description When it was measured: up to a minute ago
       */
      measured_at: string;
      /** @description The database */
      database: components['schemas']['DatabaseStorageResult'];
      /** @description Workspaces of sites */
      workspaces: components['schemas']['WorkspaceStorageResult'];
      /** @description Bytes of all artifacts, which are in the database */
      artifact_bytes: number;
      /** @description Bytes of all entries of sites, which are in the database */
      entry_bytes: number;
      /** @description Files of local models */
      models: components['schemas']['ModelFileResult'][];
      /** @description The 20 that store most */
      accounts: components['schemas']['AccountStorageResult'][];
    };
    TableGroupResult: {
      /** @description What the tables are for */
      group: string;
      /** @description Number of tables */
      tables: number;
      /** @description Bytes on disk, with indexes */
      bytes: number;
    };
    WorkspaceStorageResult: {
      /** @description Number of workspaces */
      count: number;
      /** @description Bytes below DATA_DIR, as measured after their builds */
      bytes: number;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
