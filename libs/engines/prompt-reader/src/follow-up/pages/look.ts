import { isDeepStrictEqual } from 'node:util';
import type { Theme } from '@capstan/site-document';
import { paletteOf } from '../../colors/palette.js';
import { type Step, stepOf } from '../../colors/shades.js';
import { densityOf, themeOfMoods } from '../../layout/theme.js';
import type { NamedColor } from '../../packs/color-words.js';
import type { Language } from '../../packs/language.js';
import type { LookChange, Size } from '../../packs/look-words-schema.js';
import type { Editor } from '../editing/editor.js';
import type { Change } from '../editing/made-change.js';
import { lookWishOf } from '../look/look-wish.js';
import type { Instruction } from '../instructions/instruction.js';

/** New colors, another mood, shades or sizes: those that are asked for and not the ones that go. */
export function changeLook(
  editor: Editor,
  instruction: Instruction,
  language: Language,
  own: Language,
): Change | 'nothing' | null {
  const { identity, theme } = editor.next;
  const wish = lookWishOf(instruction, language, theme);
  if (wish === null) return null;
  const { text } = instruction;
  const { palette, left } = paletteOf(
    wish.colors.filter((color) => color !== wish.ink).map(({ value }) => value),
    wish.ground?.value ?? null,
  );
  // The color of text is that of the theme.
  const isLeft = (color: NamedColor): boolean => color === wish.ink || left.includes(color.value);
  const wordsOf = (colors: typeof wish.colors): string[] =>
    colors.map(({ start, end }) => text.slice(start, end));
  let next: Theme = { ...theme, ...palette };
  const asked: readonly LookChange[] = [...wish.moods, ...wish.steps, ...wish.sizes];
  const done: LookChange[] = [];
  const doChange = (key: LookChange, changed: Theme | null): void => {
    if (changed === null) return;
    next = changed;
    done.push(key);
  };
  const moods = wish.moods.filter((mood) => mood !== 'dark');
  const inMood = themeOfMoods(identity.kind, moods, next.id);
  for (const mood of inMood?.moods ?? [])
    doChange(mood, { ...next, id: inMood?.id ?? next.id, density: densityOf(moods) ?? 'normal' });
  if (wish.moods.includes('dark')) doChange('dark', next.scheme === 'dark' ? null : withScheme(next, 'dark'));
  for (const step of wish.steps) doChange(step, wish.isOfColor ? withAccent(next, step) : atStep(next, step));
  for (const size of wish.sizes) doChange(size, inSize(next, size));
  const isColored = wish.colors.some((color) => !isLeft(color));
  if (!isColored && done.length === 0) return null;
  // "navy, please", of a site that is navy.
  if (isDeepStrictEqual(next, theme)) return 'nothing';
  editor.next.theme = next;
  const wordsFor = (keys: readonly LookChange[]): string[] => keys.map((key) => own.labels.looks[key]);
  const undone = [
    ...wordsOf(wish.colors.filter((color) => isLeft(color))),
    ...wordsFor(asked.filter((key) => !done.includes(key))),
  ];
  return {
    kind: done.length > 0 ? 'look' : 'colors',
    to: [...wordsOf(wish.colors.filter((color) => !isLeft(color))), ...wordsFor(done)].join(', '),
    ...(undone.length === 0 ? {} : { left: undone.join(', ') }),
  };
}

/** A background of the other scheme would not be seen. */
const withScheme = ({ background: _background, ...theme }: Theme, scheme: Theme['scheme']): Theme => ({
  ...theme,
  scheme,
});

function withAccent(theme: Theme, step: Step): Theme | null {
  const { accent } = theme;
  const moved = accent === undefined ? undefined : stepOf(accent, step);
  return moved === undefined || moved === accent ? null : { ...theme, accent: moved };
}

const WHITE = '#ffffff';

/** The whole site: lighter is also not dark and on white, and a site without an accent of its own gets dark. */
function atStep(theme: Theme, step: Step): Theme | null {
  const moved = withAccent(theme, step);
  if (step === 'lighter') {
    const { scheme, background } = theme;
    if (scheme === 'light' && background === WHITE) return moved;
    return { ...(moved ?? theme), scheme: 'light', background: WHITE };
  }
  return moved ?? (step === 'darker' && theme.scheme !== 'dark' ? withScheme(theme, 'dark') : null);
}

const TEXT_SIZES: readonly (Theme['textSize'] | 'normal')[] = ['small', 'normal', 'large', 'extra-large'];

function inSize({ textSize, ...theme }: Theme, size: Size): Theme | null {
  const next = TEXT_SIZES[TEXT_SIZES.indexOf(textSize ?? 'normal') + (size === 'larger' ? 1 : -1)];
  if (next === undefined) return null;
  return next === 'normal' ? theme : { ...theme, textSize: next };
}
