/**
 * Whom an address counts for: IPv4 itself, IPv6 its /64, since that is what one subscriber gets and can draw
 * addresses from without end (RFC 6177).
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
