import { domainToASCII } from 'node:url';

/** A parsed e-mail address. */
export interface EmailAddress {
  /** Normalized for mail servers: the local part as written, the domain in lower case and punycode. */
  text: string;
  local: string;
  domain: string;
}

/** RFC 5321, 4.5.3.1, in octets; a path of 256 allows an address of 254. */
const MAX_LOCAL = 64;
const MAX_DOMAIN = 253;
const MAX_ADDRESS = 254;

/** A dot-atom, including non-ASCII (RFC 6531), or a quoted string. */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^(?:${ATOM}(?:\\.${ATOM})*|"(?:[ !#-\\[\\]-~]|\\\\[ -~])+")$`, 'u');
const DOMAIN = /^[\p{L}\p{M}\p{N}-]+(?:[.\u3002][\p{L}\p{M}\p{N}-]+)+$/u;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;

/**
 * Parses an address within the limits of RFC 5321; `undefined` if it is not valid. Address literals (`[192.0.2.1]`) are
 * not accepted.
 */
export function emailAddressOf(value: string): EmailAddress | undefined {
  const trimmed = value.trim();
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, Math.max(0, at));
  const domain = asciiDomainOf(trimmed.slice(at + 1));
  if (domain === undefined || !LOCAL.test(local) || Buffer.byteLength(local) > MAX_LOCAL) return undefined;
  const text = `${local}@${domain}`;
  return Buffer.byteLength(text) > MAX_ADDRESS ? undefined : { text, local, domain };
}

function asciiDomainOf(written: string): string | undefined {
  if (!DOMAIN.test(written)) return undefined;
  const domain = domainToASCII(written).toLowerCase();
  const labels = domain.split('.');
  const isName = labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return isName && labels.length > 1 && domain.length <= MAX_DOMAIN ? domain : undefined;
}
