/**
 * Administration over REST: accounts, keys, credits, providers, calls, and the log of what admins did. It adds
 * no rule of its own to the features it drives. Main type: {@link AdminModule}.
 */
export { AdminModule } from './admin.module.js';
export type { AuditAction, AuditSubject } from './audit/audit-entry.js';
export { AuditLog } from './audit/audit-log.js';
export { AuditModule } from './audit/audit.module.js';
