import { findWall } from './find-wall.js';

/** Returns whether extracted content is that of a wall: the last check of what providers return as a page. */
export function readsLikeWall(title: string, content: string): boolean {
  const text = content
    .replace(/[#*_>`]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const visibleChars = text.replace(/\s+/g, '').length;
  return findWall({ headers: {}, html: '', title, text: text.slice(0, 4_000), visibleChars }) !== undefined;
}
