import type { PromptText } from '../clauses/prompt-text.js';
import type { Clause } from '../clauses/roles.js';
import type { Tone } from '../packs/grammar-schema.js';
import { overlaps } from '../text/range.js';
import type { FoundName } from './names/name.js';

/** "Crumb & Stone" is not a wish for stone gray. */
function withoutName(prompt: PromptText, clause: Clause, name: FoundName | null): string {
  const folded = prompt.fold(clause);
  if (name === null || !overlaps(name, clause)) return folded;
  const start = Math.max(0, name.start - clause.start);
  const end = name.end - clause.start;
  return folded.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + folded.slice(end);
}

/** The colors and moods that are asked for. */
export function lookOf(
  prompt: PromptText,
  clauses: readonly Clause[],
  name: FoundName | null,
): { colors: string[]; tones: Tone[] } {
  const colors: string[] = [];
  const tones: Tone[] = [];
  for (const clause of clauses) {
    if (clause.role === 'without' || clause.role === 'remark') continue;
    const folded = withoutName(prompt, clause, name);
    const isLook =
      clause.role === 'look' || clause.role === 'wish' || prompt.language.lists.look.isIn(folded);
    if (!isLook) continue;
    const shaded = prompt.language.shadedColors.find(folded);
    // "Dark green" is a color, not a dark site.
    const moods = prompt.language.tones
      .find(folded)
      .filter((tone) => !shaded.some((each) => overlaps(each, tone)));
    colors.push(...shaded.map(({ value }) => value));
    tones.push(...moods.map(({ key }) => key));
  }
  return { colors: [...new Set(colors)], tones: [...new Set(tones)] };
}
