import { lookup } from 'node:dns/promises';

/** A resolved address, as `node:net` expects it from a lookup. */
export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Returns every address of a host name; rejects or returns none when it does not resolve. */
export type AddressResolver = (hostname: string) => Promise<ResolvedAddress[]>;

/** Injection token of the AddressResolver. */
export const ADDRESS_RESOLVER = Symbol('address-resolver');

/** An unreachable resolver would otherwise block for 10 s and more, in which the next provider could have answered. */
const TIMEOUT_MS = 3_000;

/** Uses the operating system, so that the hosts file and search domains apply. */
export const systemResolver: AddressResolver = async (hostname) => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([lookup(hostname, { all: true }), tooLong]);
  } finally {
    clearTimeout(timer);
  }
};
