import { type Finding, failed, ok, skipped, warning } from '../finding.js';
import type { Installation } from '../installation.js';
import { type Answer, readUrl } from './read-url.js';
import { type Environment, VENDOR_KEYS, type VendorKey } from './vendor-keys.js';

const SENDABLE = /^[\x21-\x7e]+$/;

/** Checks the configured keys of vendors that offer a free request for it. */
export async function checkKeys({ setup, env }: Pick<Installation, 'setup' | 'env'>): Promise<Finding[]> {
  const addresses = new Map(setup.config.variables.map(({ name, value }) => [name, value]));
  const findings = await Promise.all(
    VENDOR_KEYS.map(async (vendor) => {
      const key = env[vendor.key]?.trim();
      const address = addresses.get(vendor.base);
      if (!key || !address) return [];
      if (!SENDABLE.test(key)) return [findingOfUnsendable(vendor)];
      const answer = withoutKey(await ask(vendor, address, key, env), key);
      return [findingOfKey(vendor, new URL(address).host, answer)];
    }),
  );
  const found = findings.flat();
  return found.length > 0 ? found : [skipped('No key is set that can be tested free of charge.')];
}

function ask({ path, headers }: VendorKey, address: string, key: string, env: Environment): Promise<Answer> {
  const tail = typeof path === 'string' ? path : path(key, env);
  // bounded: a URL set by the operator
  const url = `${address.replace(/\/+$/, '')}${tail}`;
  return readUrl(url, { headers: headers ? headers(key, env) : { authorization: `Bearer ${key}` } });
}

const findingOfUnsendable = ({ key }: VendorKey): Finding =>
  failed(
    `${key} has characters that no key has, such as a space or a line break, so it was not sent.`,
    'Copy the key from the vendor again, as one line.',
  );

/** The reason may quote the URL or a header. */
const withoutKey = (answer: Answer, key: string): Answer =>
  answer.kind === 'unreachable' ? { ...answer, reason: answer.reason.replaceAll(key, '…') } : answer;

/** Never names the key or the URL, which may contain it. */
export function findingOfKey(
  { key, refusedBy }: Pick<VendorKey, 'key' | 'refusedBy'>,
  host: string,
  answer: Answer,
): Finding {
  if (answer.kind === 'unreachable') {
    return warning(
      `${host} cannot be reached, so ${key} was not tested: ${answer.reason}.`,
      'Check DNS, the firewall and its base URL.',
    );
  }
  const { status, body } = answer;
  const isRefusal = refusedBy?.status === status && (refusedBy.body?.test(body) ?? true);
  if (status === 401 || isRefusal) {
    return failed(
      `${host} refuses ${key} (status ${status}).`,
      'Check the key, and that it is of this vendor and not revoked.',
    );
  }
  if (status === 403) {
    return warning(
      `${host} accepts ${key}, but it may not make the request that tests it (status 403).`,
      'Check at the vendor what the key may do; paid calls may work all the same.',
    );
  }
  if (status === 402 || status === 429) {
    return warning(
      `${host} accepts ${key}, but its plan is used up (status ${status}).`,
      'Check the plan at the vendor.',
    );
  }
  if (status < 300) return ok(`${host} accepts ${key}.`);
  return warning(`${host} answers ${status}, so ${key} was not tested.`, 'Try again; check its base URL.');
}
