import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

const toOklch = converter('oklch');

/** WCAG AA for text, with some room for rounding. */
export const READABLE = 4.6;
const VISIBLE = 3.1;
const STEP = 0.01;

/** The colors of an accent on one background. */
interface AccentColors {
  /** For surfaces. */
  fill: string;
  /** For text on these surfaces. */
  onFill: string;
  /** For text on the background. */
  ink: string;
}

/**
 * Rules that replace the accent of a theme. Shades move in lightness until text on them, and they as text, are
 * readable on the backgrounds of the theme, light and dark.
 */
export function accentRules(accent: string, themeCss: string): string {
  const grounds = [colorsOf(themeCss, '--bg'), colorsOf(themeCss, '--surface')];
  const onLight = accentOn(
    accent,
    grounds.map(([light]) => light),
  );
  const onDark = accentOn(
    accent,
    grounds.map(([, dark]) => dark),
  );
  const rule = (name: string, key: keyof AccentColors): string =>
    `${name}:light-dark(${onLight[key]},${onDark[key]});`;
  return `:root{${rule('--accent', 'fill')}${rule('--on-accent', 'onFill')}${rule('--accent-ink', 'ink')}${rule('--decoration', 'fill')}}\n`;
}

/** Colors of large areas, next to the accent. */
const DECORATIONS = ['--sun', '--leaf', '--blush'];

/** Rules that give the other colors of a theme the hue of a wished accent; their lightness stays, so that text on them is as readable. */
export function decorationRules(accent: string, themeCss: string): string {
  const { c = 0, h } = toOklch(accent) ?? {};
  const rules = DECORATIONS.flatMap((name) => {
    const own = toOklch(new RegExp(String.raw`${name}:\s*(#[0-9a-f]{6});`, 'i').exec(themeCss)?.[1] ?? '');
    if (own === undefined) return [];
    const color = clampChroma({ mode: 'oklch', l: own.l, c: Math.min(own.c, c), h }, 'oklch');
    return [`${name}:${formatHex(color)};`];
  });
  return rules.length === 0 ? '' : `:root{${rules.join('')}}\n`;
}

/** A property of a theme in light and dark. */
export function colorsOf(themeCss: string, name: string): [light: string, dark: string] {
  const found = new RegExp(
    String.raw`${name}:\s*light-dark\((#[0-9a-f]{3,6}),\s*(#[0-9a-f]{3,6})\)`,
    'i',
  ).exec(themeCss);
  return [found?.[1] ?? '#ffffff', found?.[2] ?? '#111111'];
}

/** @param grounds what it is seen on: the page, and panels. */
function accentOn(accent: string, grounds: readonly string[]): AccentColors {
  const fill = moved(accent, grounds[0] ?? '#ffffff', VISIBLE);
  const onFill = wcagContrast(fill, '#ffffff') >= wcagContrast(fill, '#111111') ? '#ffffff' : '#111111';
  return {
    fill: wcagContrast(fill, onFill) >= READABLE ? fill : moved(fill, onFill, READABLE),
    onFill,
    ink: grounds.reduce((shade, ground) => moved(shade, ground, READABLE), fill),
  };
}

/** Whether white text is the more readable one. */
export const isDarkGround = (background: string): boolean =>
  wcagContrast(background, '#ffffff') > wcagContrast(background, '#111111');

/** The nearest shade with this contrast. */
export function moved(color: string, background: string, contrast: number): string {
  const isDark = isDarkGround(background);
  let shade = color;
  for (let lightness = toOklch(color)?.l ?? 0.5; wcagContrast(shade, background) < contrast;) {
    lightness += isDark ? STEP : -STEP;
    if (lightness <= 0 || lightness >= 1) return isDark ? '#ffffff' : '#000000';
    const { c, h } = toOklch(color) ?? { c: 0, h: 0 };
    shade = formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch')) ?? shade;
  }
  return shade;
}

/** The accent that the favicon is drawn in: of the document, or of the theme. */
export const themeAccent = (themeCss: string): { fill: string; onFill: string } => ({
  fill: colorsOf(themeCss, '--accent')[0],
  onFill: colorsOf(themeCss, '--on-accent')[0],
});
