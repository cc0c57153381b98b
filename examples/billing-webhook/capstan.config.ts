import { defineCapstanConfig } from '@capstan/kit';
import { billingWebhook } from './billing-webhook.plugin.js';

export default defineCapstanConfig({ plugins: [billingWebhook] });
