/**
 * Administration over REST: accounts, keys, credits, providers, calls, and the audit log. Adds no rules to
 * the features it uses. Main type: {@link AdminModule}.
 */
export { AdminModule } from './admin.module.js';
