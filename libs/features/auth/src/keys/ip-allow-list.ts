import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

interface Range {
  address: Address;
  /** Length of the network part in bits. */
  bits: number;
}

/** Addresses and CIDR ranges from which a key may be used. IPv4-mapped IPv6 counts as IPv4 throughout. */
export class IpAllowList {
  private readonly ranges: Range[];

  /** @throws Error for an entry that is neither an address nor a range. */
  constructor(entries: readonly string[]) {
    this.ranges = entries.map(rangeOf);
  }

  /** Also false for a text that is not an address. */
  includes(address: string): boolean {
    if (!ipaddr.isValid(address)) return false;
    const caller = ipaddr.process(address);
    return this.ranges.some((range) => isInside(caller, range));
  }

  /** Whether every address of `entry`, a CIDR range or address, is in the list. */
  covers(entry: string): boolean {
    const wanted = rangeOf(entry);
    return this.ranges.some((range) => wanted.bits >= range.bits && isInside(wanted.address, range));
  }
}

/** Whether a text is a complete IPv4 or IPv6 address, or a CIDR range. */
export function isIpRange(entry: string): boolean {
  try {
    rangeOf(entry);
    return true;
  } catch {
    return false;
  }
}

function isInside(address: Address, range: Range): boolean {
  // The kinds are compared first, which the overloads of match() cannot express.
  return address.kind() === range.address.kind() && (address as ipaddr.IPv6).match(range.address, range.bits);
}

function rangeOf(entry: string): Range {
  // Otherwise ipaddr.js accepts `10.1` and `0x0a000001` as IPv4 addresses.
  const [host = ''] = entry.split('/', 1);
  if (!host.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(host)) {
    throw new Error(`"${entry}" is neither an IP address nor a CIDR range`);
  }
  const [address, bits] = entry.includes('/') ? ipaddr.parseCIDR(entry) : wholeAddress(entry);
  if (address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= 96) {
    return { address: address.toIPv4Address(), bits: bits - 96 };
  }
  return { address, bits };
}

function wholeAddress(entry: string): [Address, number] {
  const address = ipaddr.parse(entry);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}
