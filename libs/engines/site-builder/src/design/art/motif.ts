/**
 * A small drawing on a field of 100 × 100 that stands on the line y = 92. Its parts have classes for colours of the
 * palette: fills `a1` (main) `a2` (second) `a3` (third) `al` (light) `ai` (ink) `ag` (ground), strokes `s1` `s2` `sl` `si`.
 */
export interface Motif {
  drawing: string;
  /** Words that make it the first choice where the site's texts have them. */
  suits?: RegExp;
}

type Role = 'a1' | 'a2' | 'a3' | 'al' | 'ai' | 'ag' | 'as' | 's1' | 's2' | 'sl' | 'si';

export function circle(x: number, y: number, radius: number, role: Role): string {
  return `<circle class="${role}" cx="${x}" cy="${y}" r="${radius}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, role: Role): string {
  return `<ellipse class="${role}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
}

export function box(x: number, y: number, width: number, height: number, role: Role, radius = 0): string {
  const rounding = radius === 0 ? '' : ` rx="${radius}"`;
  return `<rect class="${role}" x="${x}" y="${y}" width="${width}" height="${height}"${rounding}/>`;
}

export function path(d: string, role: Role): string {
  return `<path class="${role}" d="${d}"/>`;
}

/** Shorter stems than this also occur inside other words (`bread` holds `read`). */
const SAFE_STEM = 5;

/** A motif from its parts. `stems` are patterns apart by `|`; short Latin ones match at the start of a word only. */
export function motif(parts: readonly string[], stems?: RegExp): Motif {
  const drawing = parts.join('');
  if (stems === undefined) return { drawing };
  const patterns = stems.source
    .split('|')
    .map((stem) =>
      /[\u3000-\uffff]/u.test(stem) || lettersOf(stem) >= SAFE_STEM ? stem : String.raw`(?<!\p{L})${stem}`,
    );
  return {
    drawing,
    suits: new RegExp(patterns.join('|').replaceAll(String.raw`\b`, String.raw`(?!\p{L})`), 'iu'),
  };
}

function lettersOf(stem: string): number {
  return stem.replaceAll(/\[[^\]]*\]/g, 'x').replaceAll(/\\b|\?/g, '').length;
}
