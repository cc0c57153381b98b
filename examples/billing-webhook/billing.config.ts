import { type ConfigOf, defineConfig, envSecret } from '@capstan/kit';

/** The secret that signs the webhooks of the billing system. */
export const billingConfig = defineConfig(
  'billing',
  { BILLING_WEBHOOK_SECRET: envSecret('Secret of the webhook: `whsec_` and Base64') },
  ({ BILLING_WEBHOOK_SECRET: secret }) => {
    const [, base64] = /^whsec_([A-Za-z0-9+/]{32,}={0,2})$/.exec(secret ?? '') ?? [];
    if (base64 === undefined)
      throw new Error('BILLING_WEBHOOK_SECRET must be `whsec_` and 24 bytes or more in Base64');
    return { key: Buffer.from(base64, 'base64') };
  },
);

export type BillingConfig = ConfigOf<typeof billingConfig>;
