import type { DomainEvent } from '@capstan/platform-events';

/** The body of a webhook request (Standard Webhooks). The same text is sent, and signed, in each attempt. */
export const payloadOf = ({ id, type, occurredAt, data }: Omit<DomainEvent, 'accountId'>): string =>
  JSON.stringify({ id, type, timestamp: occurredAt.toISOString(), data });
