/** The base of all libraries: errors, configuration, telemetry, database, process, fairness. Depends on no feature. */
export {
  ACCOUNT_DATA,
  type AccountData,
  type AccountDataOwner,
  type AccountFile,
  type AccountFiles,
  type AccountTable,
  isAccountDataOwner,
} from './account-data/account-data.js';
export {
  defineConfig,
  type ConfigOf,
  type ConfigSlice,
  type EnvShape,
} from './configuration/config-slice.js';
export { CONFIG_VARIABLES, type ConfigVariable } from './configuration/config-variable.js';
export { ConfigModule, type LoadedConfig } from './configuration/config.module.js';
export { type DataConfig, dataConfig } from './configuration/data.config.js';
export {
  envFlag,
  envInteger,
  envList,
  envOptionalInteger,
  envSecret,
  envSecretUrl,
  envText,
  envTextOr,
  envUrl,
  envUrlOr,
} from './configuration/env-types.js';
export {
  lockSubjectUntilCommit,
  lockUntilCommit,
  tryLockUntilCommit,
  withLock,
} from './database/advisory-lock.sql.js';
export { buildIndex, dropIndex } from './database/concurrent-index.sql.js';
export { databaseOptions, withoutTimeLimits } from './database/database-options.js';
export { databaseConfig, type DatabaseConfig } from './database/database.config.js';
export { DatabaseModule } from './database/database.module.js';
export { GroupCommit } from './database/group-commit.js';
export { IdentityColumn } from './database/identity-column.js';
export { lockIdOf } from './database/lock-id.js';
export { migrate } from './database/migrate.js';
export { highestNumberFirst, inOrder, newestFirst } from './database/newest-first.js';
export { pingDatabase } from './database/ping.sql.js';
export { prepared } from './database/prepared.js';
export type { Queryable } from './database/queryable.js';
export { WatchedClient } from './database/watched-client.js';
export { withoutUndefined } from './database/without-undefined.js';
export { AppError, type AppErrorFields } from './errors/app-error.js';
export { InternalError } from './errors/internal.error.js';
export { InvalidRequestError } from './errors/invalid-request.error.js';
export { NotFoundError } from './errors/not-found.error.js';
export { ERROR_CATEGORIES, type ErrorCategory, type FieldFault, type Problem } from './errors/problem.js';
export { type FailureRecord, StoredFailure, failureOf } from './errors/stored-failure.js';
export { SERVICE_ACCOUNT, currentAccount, runForAccount } from './fairness/current-account.js';
export { FairSemaphore } from './fairness/fair-semaphore.js';
export { isSlotOwner, SLOTS, type SlotOwner, type Slots } from './fairness/slots.js';
export { sha256 } from './hashing/sha256.js';
export { CAPABILITY_NAME } from './names/capability-name.js';
export { Operation, type OperationEnd } from './observation/operation.js';
export { Signal } from './observation/signal.js';
export {
  currentTraceparent,
  outsideOfTraces,
  type TraceScope,
  traceScope,
} from './observation/trace-scope.js';
export { UsageError, parseCommandLine } from './process/command-line.js';
export { maintenanceOperation, type ObservedMaintenance } from './process/maintenance-operation.js';
export { PausableTimeout } from './process/pausable-timeout.js';
export { pause } from './process/pause.js';
export { RepeatedWork } from './process/repeated-work.js';
export { startProcess } from './process/start-process.js';
export { endWithLauncher, reportReady } from './process/supervision.js';
export { createLogger } from './telemetry/create-logger.js';
export { redact } from './telemetry/create-logger.js';
export { withoutPersonalData } from './telemetry/personal-data.js';
export { type TelemetryConfig, telemetryConfig } from './telemetry/telemetry.config.js';
export { UsageMeter, startUsage } from './usage/usage-meter.js';
