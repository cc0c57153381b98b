import type { LedgerEntryResult, RequestResult } from '@capstan/client';

/*
 * Answers of the routes under /v1/admin, which are not part of the published OpenAPI document and of the client.
 */

export interface AdminOverview {
  accounts: number;
  suspended_accounts: number;
  working_keys: number;
  credits: {
    granted: number;
    refunded: number;
    adjusted: number;
    charged: number;
    balance: number;
    held: number;
  };
  calls_last_24h: { total: number; succeeded: number; failed_by_error: Record<string, number> };
}

export interface AdminAccount {
  id: string;
  email: string;
  name: string;
  status: 'active' | 'suspended';
  created_at: string;
  suspended_at: string | null;
  rate_limit_per_minute: number | null;
}

export interface AdminAccountDetail extends AdminAccount {
  balance: number;
  held: number;
  overage_limit: number;
  working_keys: number;
}

export interface AdminLedgerEntry extends LedgerEntryResult {
  actor: string | null;
}

export interface AdminCredits {
  balance: number;
  held: number;
  overage_limit: number;
  entries: AdminLedgerEntry[];
  next_after: number | null;
}

export interface ProviderHealth {
  capability: string;
  provider: string;
  title: string;
  configured: boolean;
  breaker: {
    state: 'closed' | 'open' | 'half_open';
    consecutive_failures: number;
    last_failure: string | null;
    closes_at: string | null;
  };
  outcomes: Record<string, number>;
  attempts: number;
  p50_ms: number | null;
  p95_ms: number | null;
  wins: number;
}

export interface CapabilityHealth {
  capability: string;
  order: 'configured' | 'adaptive';
  order_now: string[];
  hedging: boolean;
  cache: { lifetime_seconds: number; hits: number; misses: number };
}

export interface AdminProviders {
  window_minutes: number;
  capabilities: CapabilityHealth[];
  providers: ProviderHealth[];
}

export interface AdminRequest extends RequestResult {
  account_id: string;
  key_id: string;
}

export interface AuditEntry {
  id: number;
  at: string;
  actor_account_id: string | null;
  actor_key_id: string | null;
  action: string;
  state: string;
  target_type: string | null;
  target_id: string | null;
  details: Record<string, unknown>;
  request_id: string;
}

export interface ConfigVariable {
  name: string;
  description: string;
  section: string;
  plugin: string | null;
  secret: boolean;
  source: 'environment' | 'default';
  value: string | null;
}

export interface QueueCounts {
  queue: 'build' | 'research' | 'job' | 'message' | 'webhook' | 'event';
  waiting: number;
  active: number;
  delayed: number;
  failed_last_24h: number;
  oldest_waiting_at: string | null;
}

export interface AdminJob {
  id: string;
  kind: string;
  capability: string;
  account_id: string;
  state: 'waiting' | 'active' | 'delayed';
  created_at: string;
  claimed_at: string | null;
  lease_until: string | null;
  attempts: number;
  attempts_without_progress: number;
  stop_requested_at: string | null;
}

export interface AdminJobs {
  queues: QueueCounts[];
  jobs: AdminJob[];
  next_after: string | null;
}

export interface TableGroup {
  group: string;
  tables: number;
  bytes: number;
}

export interface AccountStorage {
  account_id: string;
  name: string;
  bytes: number;
  workspace_bytes: number;
  artifact_bytes: number;
  entry_bytes: number;
}

export interface AdminStorage {
  measured_at: string;
  database: { bytes: number; groups: TableGroup[] };
  workspaces: { count: number; bytes: number };
  artifact_bytes: number;
  entry_bytes: number;
  models: { name: string; bytes: number }[];
  accounts: AccountStorage[];
}

export interface ProviderTest {
  outcome: string;
  duration_ms: number;
  summary: string;
  detail: string | null;
  example: string | null;
}
