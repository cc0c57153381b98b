import type { components } from '../../api/generated/admin-schema.ts';

/* Answers of the routes under /v1/admin, by their names in the pages. */

type Schemas = components['schemas'];

export type AdminOverview = Schemas['OverviewResult'];
export type AdminAccount = Schemas['AdminAccountResult'];
export type AdminAccounts = Schemas['AdminAccountsResult'];
export type AdminAccountDetail = Schemas['AdminAccountDetailResult'];
export type AdminKey = Schemas['AdminKeyResult'];
export type AdminKeys = Schemas['AdminKeysResult'];
export type AdminLedgerEntry = Schemas['AdminLedgerEntryResult'];
export type AdminCredits = Schemas['AdminCreditsResult'];
export type ProviderHealth = Schemas['ProviderHealthResult'];
export type CapabilityHealth = Schemas['CapabilityHealthResult'];
export type AdminProviders = Schemas['ProvidersResult'];
export type ProviderTest = Schemas['ProviderTestResult'];
export type AdminRequest = Schemas['AdminRequestResult'];
export type AdminRequestDetail = Schemas['AdminRequestDetailResult'];
export type AdminRequests = Schemas['AdminRequestsResult'];
export type AuditEntry = Schemas['AuditEntryResult'];
export type AuditEntries = Schemas['AuditResult'];
export type ConfigVariable = Schemas['ConfigVariableResult'];
export type Configuration = Schemas['ConfigurationResult'];
export type QueueCounts = Schemas['QueueResult'];
export type AdminJob = Schemas['AdminJobResult'];
export type AdminJobs = Schemas['AdminJobsResult'];
export type TableGroup = Schemas['TableGroupResult'];
export type AccountStorage = Schemas['AccountStorageResult'];
export type AdminStorage = Schemas['StorageResult'];
