import { StringField } from '@capstan/kit';

/** Filters calls by the request id of their response. */
export const RequestIdField = (): PropertyDecorator =>
  StringField({
    description: 'Only calls with this metadata.request_id',
    maxLength: 128,
    pattern: /^[A-Za-z0-9._:-]+$/,
    optional: true,
  });
