import { IntegerField } from '@capstan/platform-http';

/** Query of GET /v1/admin/providers. */
export class ProvidersQuery {
  @IntegerField({
    description: 'How many minutes back outcomes and durations are counted',
    minimum: 1,
    maximum: 10_080,
    default: 60,
  })
  window_minutes: number = 60;
}
