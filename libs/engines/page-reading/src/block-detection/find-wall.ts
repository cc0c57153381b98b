import type { WallMarker } from './wall-marker.js';
import { WALL_MARKERS } from './wall-markers.js';

/** The parts of a response that are searched for a wall. */
export interface WallEvidence {
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  html: string;
  title: string;
  /** Beginning of the visible text. */
  text: string;
  /** Length of the whole visible text without white space; 0 when only the markup is known. */
  visibleChars: number;
}

/** A wall that blocks a page. */
export interface Wall {
  /** "a Cloudflare challenge". */
  name: string;
  /** Whether a browser may get past it by waiting. */
  mayClear: boolean;
}

/** Walls are short documents; their markers are near the top even when a large script follows. */
const SEARCHED_CHARS = 200_000;

/** Returns the wall that blocks a page, or undefined. */
export function findWall(evidence: WallEvidence): Wall | undefined {
  const searched = {
    ...evidence,
    html: evidence.html.slice(0, SEARCHED_CHARS),
    title: evidence.title.trim(),
    text: evidence.text.trim(),
  };
  const marker = WALL_MARKERS.find((candidate) => applies(candidate, searched));
  return marker && { name: marker.wall, mayClear: marker.mayClear ?? false };
}

function applies(marker: WallMarker, evidence: WallEvidence): boolean {
  const { in: place, pattern, maxVisibleChars, unless } = marker;
  if (maxVisibleChars !== undefined && evidence.visibleChars > maxVisibleChars) return false;
  const searched = typeof place === 'object' ? evidence.headers[place.header] : evidence[place];
  if (searched === undefined || !pattern.test(searched)) return false;
  return unless === undefined || !unless.test(evidence.html);
}
