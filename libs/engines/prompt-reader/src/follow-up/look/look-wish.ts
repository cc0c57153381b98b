import type { Theme } from '@capstan/site-document';
import { isSameHue, type Step, STEPS } from '../../colors/shades.js';
import type { NamedColor } from '../../packs/color-words.js';
import type { Tone } from '../../packs/grammar-schema.js';
import type { Language } from '../../packs/language.js';
import { type LookChange, type Size, SIZES } from '../../packs/look-words-schema.js';
import { overlaps, type Range } from '../../text/range.js';
import { QUOTED } from '../words/quoted.js';
import { isAboutLook } from './about-look.js';
import { colorsIn, type WishedColor } from './named-colors.js';
import { saidIn } from './said-changes.js';

/** What a part of a message wants of the look. */
export interface LookWish {
  /** Colors that are to come. */
  colors: readonly NamedColor[];
  /** The one of them that is to be the background. */
  ground: NamedColor | null;
  /** The one of them that is to be the color of text. */
  ink: NamedColor | null;
  steps: readonly Step[];
  moods: readonly Tone[];
  sizes: readonly Size[];
  /** Whether it is about a color, and not about all of the site. */
  isOfColor: boolean;
  /** Whether it only says what is wrong, or why: "it feels a bit cold", "not keen on the green", "that is warmer". */
  isReason: boolean;
}

const isOfSteps = (change: LookChange): change is Step => (STEPS as readonly string[]).includes(change);
const isOfSizes = (change: LookChange): change is Size => (SIZES as readonly string[]).includes(change);

/** Reads a part of a message as a wish about the look; null where it is about something else. */
export function lookWishOf(
  { text, folded }: { text: string; folded: string },
  language: Language,
  theme: Theme,
): LookWish | null {
  const { looks } = language;
  if (QUOTED.test(text) || language.messages.headline.isIn(folded)) return null;
  const named = colorsIn({ text, folded }, language);
  // "a slightly lighter purple", of a site that is purple.
  const isStep = (color: NamedColor): boolean =>
    looks.steps.find(folded).some((step) => overlaps(step, color)) && isSameHue(color.value, theme.accent);
  const { asked, complaints } = saidIn(
    folded,
    named.filter((color) => !isStep(color)),
    language,
  );
  if (!isAboutLook({ folded }, named, [...asked, ...complaints], language)) return null;
  const colors = comingOf(named, folded, language, theme, isStep);
  if (named.length === 0 && isSeen(text, folded, language)) return null;
  const isMood = colors.length === 0;
  const hasNew = colors.some((color) => !isThere(color, theme));
  const said = (isMood && asked.length === 0 ? complaints : asked)
    // "replace the ochre by terracotta, that is warmer": the reason.
    .filter((each) => isMood || colors.some((color) => isInClause(each, color, folded)))
    .filter((each) => !colors.some((color) => isOfColor(each, color, folded, language)))
    .map(({ key }) => key);
  const changes = [...new Set(said)];
  return {
    colors,
    ground: nearest(looks.background.find(folded), colors, folded, MAX_BETWEEN),
    ink: nearest(looks.text.find(folded), colors, folded, 1),
    // "lighter, more like lilac": the new color is the lighter one.
    steps: isMood && !looks.text.isIn(folded) ? changes.filter(isOfSteps) : [],
    moods: changes.filter((key): key is Tone => !isOfSteps(key) && !isOfSizes(key)),
    sizes: changes.filter(isOfSizes),
    isOfColor: named.length > 0,
    isReason: asked.length === 0 ? !hasNew : isMood && looks.because.atStart(folded) !== undefined,
  };
}

/** "My husband says it looks very professional": how the site is, and not how it is to be. */
const isSeen = (text: string, folded: string, { messages, lists, changes, looks }: Language): boolean =>
  messages.ofSite.isIn(folded) &&
  !/[?？]/u.test(text) &&
  ![lists.wish, lists.command, lists.imperative, changes.more, changes.less, looks.somewhat].some((list) =>
    list.isIn(folded),
  ) &&
  ![looks.steps, looks.complaints, looks.excessive].some((list) => list.isIn(folded));

/** Whether a site has a color: this one, or one that is called so in general. */
const isThere = ({ value, isBasic }: NamedColor, { accent, background }: Theme): boolean =>
  [accent, background].some((color) => color === value || (isBasic && isSameHue(value, color)));

/** The colors that are wanted: without those that go, and those that are there and of which something is said. */
function comingOf(
  colors: readonly WishedColor[],
  folded: string,
  { lists, looks }: Language,
  theme: Theme,
  isStep: (color: NamedColor) => boolean,
): WishedColor[] {
  const kept = colors.filter(({ isGone }) => !isGone);
  const isListed = (color: NamedColor): boolean =>
    kept.some((other) => {
      const between = betweenOf(color, other, folded).trim();
      return other !== color && (lists.and.isWord(between) || /^[\s,、/&+]*$/u.test(between));
    });
  const hasChange = (color: NamedColor): boolean =>
    [looks.steps, looks.excessive, looks.complaints, looks.moods].some((list) =>
      list.find(folded).some((each) => !overlaps(each, color)),
    );
  return kept.filter(
    (color) =>
      !isStep(color) &&
      (!isThere(color, theme) ||
        isListed(color) ||
        !(kept.some((each) => !isThere(each, theme)) || hasChange(color))),
  );
}

/** "a warm red", "something warmer, like terracotta": a word of the color, and not of the site. */
function isOfColor(one: Range, color: Range, folded: string, { looks }: Language): boolean {
  const between = betweenOf(one, color, folded)
    .replaceAll(/[\s,]+/gu, ' ')
    .trim();
  return between === '' || looks.like.isWord(between);
}

/** The color that a noun is said of: "cream background", "the background should be cream". */
function nearest(
  nouns: readonly Range[],
  colors: readonly NamedColor[],
  folded: string,
  maxGap: number,
): NamedColor | null {
  const gaps = nouns.flatMap((noun) =>
    colors.map((color) => ({ color, gap: betweenOf(noun, color, folded) })),
  );
  const [best] = gaps
    .filter(({ gap }) => gap.length <= maxGap && !/[,.;、。]/u.test(gap))
    .toSorted((a, b) => a.gap.length - b.gap.length);
  return best?.color ?? null;
}

const MAX_BETWEEN = 24;

const betweenOf = (one: Range, other: Range, folded: string): string =>
  folded.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));

const isInClause = (one: Range, other: Range, folded: string): boolean =>
  !/[,;.!?、。]/u.test(betweenOf(one, other, folded));
