/**
 * Administration over REST: accounts, keys, credits, providers, calls, and the audit log. Adds no rules to
 * the features it uses. Main type: {@link AdminModule}.
 */
export { AdminController } from './admin-controller.decorator.js';
export { AccountDataRegistry } from './account-data/account-data.registry.js';
export { DeletionFinisher } from './account-data/deletion-finisher.js';
export { AdminModule } from './admin.module.js';
export { OpenJobs } from './jobs/open-jobs.service.js';
export type { AuditAction, AuditSubject } from './audit/audit-entry.js';
export { AuditLog } from './audit/audit-log.js';
export { Audited, type AuditedRequest } from './audit/audited.decorator.js';
export { AuditModule } from './audit/audit.module.js';
