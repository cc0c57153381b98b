/**
 * Returns the network for which an address counts: IPv4 itself, IPv6 its /64, because a subscriber gets a whole /64
 * (RFC 6177).
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%', 1);
  const [front = '', back] = plain.split('::', 2);
  const head = groupsOf(front);
  if (back !== undefined) {
    const tail = groupsOf(back);
    const width = tail.length + (back.includes('.') ? 1 : 0);
    head.push(...Array<string>(Math.max(0, 8 - head.length - width)).fill('0'), ...tail);
  }
  const network = head.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
  return `${network.join(':')}::/64`;
}

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'));
