import { IntegerField } from '@capstan/platform-http';

/** Query of GET /v1/admin/providers. */
export class ProvidersQuery {
  @IntegerField({
    description: 'Length of the window for outcomes and durations, in minutes',
    minimum: 1,
    maximum: 10_080,
    default: 60,
  })
  window_minutes: number = 60;
}
