/**
 * Administration over REST: accounts, keys, credits, providers, calls, and the audit log. Adds no rules to
 * the features it uses. Main type: {@link AdminModule}.
 */
export { AdminModule } from './admin.module.js';
export type { AuditAction, AuditSubject } from './audit/audit-entry.js';
export { AuditLog } from './audit/audit-log.js';
export { AuditModule } from './audit/audit.module.js';
