import { WALL_MARKERS, type WallMarker } from './wall-markers.js';

/** What of an answer is searched for signs of a wall. */
export interface WallEvidence {
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  html: string;
  title: string;
  /** Beginning of the visible text. */
  text: string;
  /** Length of the whole visible text, white space not counted; 0 when only the markup is known. */
  visibleChars: number;
}

/** Walls are short documents; their signs stand near the top even when a large script follows. */
const SEARCHED_CHARS = 200_000;

/** Names the wall that stands before a page ("a Cloudflare challenge"), or undefined when there is none. */
export function findWall(evidence: WallEvidence): string | undefined {
  const html = evidence.html.slice(0, SEARCHED_CHARS);
  return WALL_MARKERS.find((marker) => applies(marker, { ...evidence, html }))?.wall;
}

function applies({ in: place, pattern, maxVisibleChars }: WallMarker, evidence: WallEvidence): boolean {
  if (maxVisibleChars !== undefined && evidence.visibleChars > maxVisibleChars) return false;
  const searched = typeof place === 'object' ? evidence.headers[place.header] : evidence[place];
  return searched !== undefined && pattern.test(searched);
}
