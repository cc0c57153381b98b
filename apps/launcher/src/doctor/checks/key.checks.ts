import { type Finding, failed, ok, skipped, warning } from '../finding.js';
import type { Installation } from '../installation.js';
import { type Answer, readUrl } from './read-url.js';
import { type Environment, VENDOR_KEYS, type VendorKey } from './vendor-keys.js';

const REFUSED = new Set([401, 403]);

/** Asks each vendor that has a free request for it whether it accepts the key that is set. */
export async function checkKeys({ setup, env }: Pick<Installation, 'setup' | 'env'>): Promise<Finding[]> {
  const addresses = new Map(setup.config.variables.map(({ name, value }) => [name, value]));
  const findings = await Promise.all(
    VENDOR_KEYS.map(async (vendor) => {
      const key = env[vendor.key]?.trim();
      const address = addresses.get(vendor.base);
      if (!key || !address) return [];
      return [findingOfKey(vendor, new URL(address).host, await ask(vendor, address, key, env))];
    }),
  );
  const found = findings.flat();
  return found.length > 0 ? found : [skipped('No key is set that can be tested free of charge.')];
}

function ask({ path, headers }: VendorKey, address: string, key: string, env: Environment): Promise<Answer> {
  const tail = typeof path === 'string' ? path : path(key, env);
  // bounded: a URL set by the operator
  const url = `${address.replace(/\/+$/, '')}${tail}`;
  return readUrl(url, headers ? headers(key, env) : { authorization: `Bearer ${key}` });
}

/** Never names the key or the URL, which may contain it. */
export function findingOfKey(
  { key, refusedBy = [], refusedIf }: Pick<VendorKey, 'key' | 'refusedBy' | 'refusedIf'>,
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
  if (REFUSED.has(status) || refusedBy.includes(status) || (status === 200 && refusedIf?.test(body))) {
    return failed(
      `${host} refuses ${key} (status ${status}).`,
      'Check the key, and that it is of this vendor and not revoked.',
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
