import { defineProviderConfig } from '@capstan/kit';

/** `REACHER_BASE_URL` of your own Reacher, `REACHER_API_KEY` where it wants one. */
export const reacherConfig = defineProviderConfig('reacher', {
  title: 'your own Reacher (check-if-email-exists)',
});
