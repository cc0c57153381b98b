/** Broadcast when deliveries were written, so that workers look for them at once. */
export const DELIVERIES_CHANNEL = 'webhooks.queued';
