import { findWall } from './find-wall.js';

/** True when written content is that of a wall: the last check on what providers took for a page. */
export function readsLikeWall(title: string, content: string): boolean {
  const text = content
    .replace(/[#*_>`]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const visibleChars = text.replace(/\s+/g, '').length;
  return findWall({ headers: {}, html: '', title, text: text.slice(0, 4_000), visibleChars }) !== undefined;
}
