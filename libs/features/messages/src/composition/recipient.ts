import { domainToASCII } from 'node:url';
import { InvalidRequestError } from '@capstan/platform-core';
import type { MessageChannel } from '@capstan/kit';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** The recipient of a message. */
export interface Recipient {
  channel: MessageChannel;
  /** Null for channels whose recipients name no service. */
  service: string | null;
  to: string;
  /** Normalized, as compared with lists of allowed recipients. */
  text: string;
}

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;
const MAX_EMAIL_CHARS = 254;
const MAX_LOCAL_CHARS = 64;
const SERVICE = /^([a-z][a-z0-9_]*)(?::(\S+))?$/;

/**
 * @param services of the chat and push transports of this deployment.
 * @throws InvalidRequestError with the path `to`.
 */
export function parseRecipient(
  channel: MessageChannel,
  to: string | undefined,
  services: readonly string[],
): Recipient {
  if (channel === 'inbox') {
    if (to !== undefined) fail('must be omitted: the channel inbox is the inbox of the account');
    return { channel, service: null, to: '', text: 'inbox' };
  }
  if (to === undefined) return fail(`is required for the channel ${channel}`);
  const address = { email: emailOf, sms: phoneOf, webhook: urlOf, chat: null, push: null }[channel];
  if (address) {
    const text = address(to);
    return { channel, service: null, to: text, text };
  }
  return serviceOf(channel, to, services);
}

/** An e-mail address with its domain in ASCII. @throws InvalidRequestError */
export function emailOf(text: string, path = 'to'): string {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(at, 0));
  const domain = domainToASCII(text.slice(at + 1)).toLowerCase();
  if (/[^\x20-\x7e]/.test(local) && !/\s/.test(text)) {
    return fail('must have only ASCII characters before the @; not all mail servers take others', path);
  }
  const isAddress = LOCAL_PART.test(local) && local.length <= MAX_LOCAL_CHARS && DOMAIN.test(domain);
  const address = `${local}@${domain}`;
  if (!isAddress || address.length > MAX_EMAIL_CHARS) {
    return fail('must be one e-mail address without a name, such as ada@example.com', path);
  }
  return address;
}

/** A phone number as `+` and digits. @throws InvalidRequestError */
export function phoneOf(text: string): string {
  const number = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined;
  if (!number?.isPossible()) {
    return fail('must be a phone number in international form, such as +4915112345678');
  }
  return number.number;
}

function urlOf(text: string): string {
  const url = /\s/.test(text) ? null : URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '') {
    return fail('must be an absolute http or https URL without credentials');
  }
  url.hash = '';
  return url.href;
}

function serviceOf(channel: MessageChannel, text: string, services: readonly string[]): Recipient {
  const [, service, to = ''] = SERVICE.exec(text) ?? [];
  if (service === undefined || !services.includes(service)) {
    const forms = services.map((one) => `${one}:…`).join(', ') || 'none';
    return fail(`must begin with a service of the channel ${channel}, such as slack:C0123 (known: ${forms})`);
  }
  return { channel, service, to, text: to === '' ? service : `${service}:${to.toLowerCase()}` };
}

function fail(message: string, path = 'to'): never {
  throw new InvalidRequestError([{ path, message }]);
}
