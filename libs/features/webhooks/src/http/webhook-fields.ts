import { StringField, StringsField } from '@capstan/platform-http';

const MAX_EVENT_TYPES = 50;

/** Where events are sent. */
export const WebhookUrlField = ({ optional }: { optional: boolean }): PropertyDecorator =>
  StringField({
    description:
      'Where events are sent with POST: an http or https URL of a public host, without credentials.',
    optional,
    minLength: 1,
    maxLength: 2048,
    format: 'uri',
    example: 'https://example.com/hooks/capstan',
  });

/** Which events are sent. */
export const EventTypesField = ({ optional }: { optional: boolean }): PropertyDecorator =>
  StringsField({
    description:
      'Event types (`build.completed`), all of a subject (`build.*`), or all of the account (`*`). `provider.opened` requires a key with the scope `admin`.',
    optional,
    minItems: 1,
    maxItems: MAX_EVENT_TYPES,
    maxLength: 100,
    example: ['build.*', 'credits.low'],
  });

const DESCRIPTION = {
  description: 'What the webhook is for; shown in lists.',
  maxLength: 200,
  example: 'deploy bot',
};

export const WebhookDescriptionField = (): PropertyDecorator =>
  StringField({ ...DESCRIPTION, optional: true });
