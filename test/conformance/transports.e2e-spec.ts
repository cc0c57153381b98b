import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { messageTransports } from '@capstan/catalog';
import {
  type MessageTransport,
  type OutgoingMessage,
  type TransportInfo,
  transportInfoOf,
} from '@capstan/kit';
import { FakeOutboundClient } from '@capstan/platform-testing';
import { OutboundError } from '@capstan/platform-outbound';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..', '..');
const transports = messageTransports.map((type) => ({ type, info: transportInfoOf(type) }));
const guide = readFileSync(join(ROOT, 'docs/messages.md'), 'utf8');
const environment = readFileSync(join(ROOT, '.env.example'), 'utf8');

/** Recipients of the services, where not every text is one. */
const RECIPIENTS: Readonly<Record<string, string>> = {
  slack: 'C0123',
  telegram: '-100123',
  whatsapp: '+4915112345678',
  ntfy: 'alerts',
  smtp: 'ada@example.com',
};

const configOf = (shape: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape as Record<string, { parse(text: unknown): unknown }>).map(([name, schema]) => [
      name,
      schema.parse(undefined) ?? (name.endsWith('_URL') ? 'https://vendor.example' : 'fake-secret'),
    ]),
  );

function created(
  { type, info }: (typeof transports)[number],
  outbound: FakeOutboundClient,
): MessageTransport {
  const config = info.config?.read(configOf(info.config.shape));
  return new (type as unknown as new (...args: unknown[]) => MessageTransport)(config, outbound);
}

const messageFor = ({ name, channel, service }: TransportInfo): OutgoingMessage => ({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  accountId: 'a',
  channel,
  service: service ?? null,
  to:
    RECIPIENTS[name] ?? (channel === 'sms' ? '+4915112345678' : channel === 'email' ? 'ada@example.com' : ''),
  subject: 'Report',
  text: 'Three findings.',
  markdown: null,
  html: null,
  replyTo: null,
  headers: {},
  attachments: [],
});

describe.each(transports.map((one) => [one.info.name, one] as const))(
  'the transport %s',
  (name, transport) => {
    const { info } = transport;

    it('has a name of its own, a page of its vendor and a row in the guide', () => {
      expect(transports.filter((other) => other.info.name === name)).toHaveLength(1);
      expect(info.homepage).toMatch(/^https:\/\//);
      expect(guide).toContain(info.service === undefined ? `\`${name}\`` : info.service);
    });

    it('has its variables in .env.example, and tests of its own', () => {
      for (const variable of Object.keys(info.config?.shape ?? {}))
        expect(environment).toContain(`${variable}=`);
      const folder = join(ROOT, 'libs/catalog/src/send_message/transports', name);
      const spec = join(folder, `${name.replaceAll('_', '-')}.transport.spec.ts`);
      expect(existsSync(spec) || name === 'smtp').toBe(true);
    });

    it('takes messages of its channel and service only', () => {
      const made = created(transport, new FakeOutboundClient(() => ({})));
      expect(made.supports?.(messageFor(info))).toBe(true);
      expect(made.supports?.({ ...messageFor(info), channel: 'inbox' })).toBe(false);
    });
  },
);

// SMTP makes no HTTP request.
const overHttp = transports.filter(({ info }) => info.name !== 'smtp');

describe.each(overHttp.map((one) => [one.info.name, one] as const))(
  'the transport %s over HTTP',
  (_name, transport) => {
    it('names no secret when a request fails', async () => {
      const outbound = new FakeOutboundClient(() => new OutboundError('connect', 'the connection failed'));
      const context = { signal: new AbortController().signal, timeoutMs: 1_000, requestId: 'r' };
      const error: unknown = await Promise.resolve(
        created(transport, outbound).call(messageFor(transport.info), context),
      ).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect((error as Error).message).not.toContain('fake-secret');
      expect(outbound.requests).toHaveLength(1);
    });
  },
);
