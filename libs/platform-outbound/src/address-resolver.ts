import { lookup } from 'node:dns/promises';

/** An address a name stands for, as `node:net` wants it from a lookup. */
export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Every address of a host name; rejects or gives none when the name does not resolve. */
export type AddressResolver = (hostname: string) => Promise<ResolvedAddress[]>;

/** Asks the operating system, so that hosts file and search domains count, as for any program on the machine. */
export const systemResolver: AddressResolver = (hostname) => lookup(hostname, { all: true });
