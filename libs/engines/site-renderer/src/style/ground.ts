import { formatHex, interpolate } from 'culori';
import { colorsOf, isDarkGround, moved, READABLE } from './palette.js';

/** How much of the text color is in a panel and in a line. */
const PANEL = 0.06;
const LINE = 0.18;

/**
 * The rules of a theme on another background: a light one takes the place of the light one of the theme, a dark one that
 * of the dark one. Panels and lines are mixed from it, and text moves in lightness until it is readable on both.
 */
export function onGround(background: string, themeCss: string): string {
  const isDark = isDarkGround(background);
  const of = (name: string): string => colorsOf(themeCss, name)[isDark ? 1 : 0];
  const mixed = (share: number): string => formatHex(interpolate([background, of('--ink')], 'oklab')(share));
  const panel = mixed(PANEL);
  const readable = (name: string): string =>
    [background, panel].reduce((shade, ground) => moved(shade, ground, READABLE), of(name));
  const colors: [name: string, color: string][] = [
    ['--bg', background],
    ['--surface', panel],
    ['--line', mixed(LINE)],
    ['--ink', readable('--ink')],
    ['--muted', readable('--muted')],
  ];
  return colors.reduce((css, [name, color]) => {
    const [light, dark] = colorsOf(themeCss, name);
    const pair = isDark ? [light, color] : [color, dark];
    return css.replace(ruleOf(name), `${name}: light-dark(${pair.join(', ')})`);
  }, themeCss);
}

const ruleOf = (name: string): RegExp =>
  new RegExp(String.raw`${name}:\s*light-dark\(#[0-9a-f]{3,6},\s*#[0-9a-f]{3,6}\)`, 'i');
