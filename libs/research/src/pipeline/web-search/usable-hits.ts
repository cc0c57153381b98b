import type { Hit, HitList } from './fuse-hits.js';

const MAX_URL = 2_000;

/** The lists without what is no page: absurd addresses, no title. */
export function usableHits(lists: readonly HitList[]): HitList[] {
  return lists.map(({ task, hits }) => ({ task, hits: hits.filter(isUsable) }));
}

function isUsable({ url, title }: Hit): boolean {
  return isPageAddress(url) && /[\p{L}\p{N}]/u.test(title);
}

function isPageAddress(address: string): boolean {
  if (address.length > MAX_URL || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol === 'file:') return true;
  return /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === '';
}
