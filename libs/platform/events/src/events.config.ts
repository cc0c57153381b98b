import { type ConfigOf, defineConfig, envInteger } from '@capstan/platform-core';

export const eventsConfig = defineConfig(
  'events',
  {
    EVENTS_KEPT_DAYS: envInteger(
      30,
      { min: 4, max: 3650 },
      'Days after which domain events are deleted, handled or not; retries take up to three',
    ),
  },
  (env) => ({ keptDays: env.EVENTS_KEPT_DAYS }),
);

export type EventsConfig = ConfigOf<typeof eventsConfig>;
