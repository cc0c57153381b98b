import { join } from 'node:path';
import { definePlugin } from '@capstan/kit';
import { billingConfig } from './billing.config.js';
import { BillingModule } from './billing.module.js';

/** Grants credits for payments reported by a billing system. */
export const billingWebhook = definePlugin({
  name: 'billing-webhook',
  config: [billingConfig],
  modules: [BillingModule],
  errorPages: join(import.meta.dirname, 'errors'),
});
