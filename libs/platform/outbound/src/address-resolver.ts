import { lookup } from 'node:dns/promises';

/** An address a name stands for, as `node:net` wants it from a lookup. */
export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Every address of a host name; rejects or gives none when the name does not resolve. */
export type AddressResolver = (hostname: string) => Promise<ResolvedAddress[]>;

/** Injection token of the AddressResolver. */
export const ADDRESS_RESOLVER = Symbol('address-resolver');

/** A resolver that cannot be reached is silent for 10 s and more, in which the next provider could have answered. */
const TIMEOUT_MS = 3_000;

/** Asks the operating system, so that hosts file and search domains count, as for any program on the machine. */
export const systemResolver: AddressResolver = async (hostname) => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([lookup(hostname, { all: true }), tooLong]);
  } finally {
    clearTimeout(timer);
  }
};
