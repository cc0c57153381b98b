import type { PromptText } from '../../clauses/prompt-text.js';
import type { Match, WordList } from '../../text/word-list.js';
import type { Range } from '../../text/range.js';

interface Finder {
  find(folded: string): readonly Match[];
}

const QUOTES_AND_SPACES = /[\s"“”„«»「」『』'‘’(（:：,]/u;

/** Which words are directly before and after parts of a prompt. Every list is searched once. */
export class Surroundings {
  private readonly found = new Map<Finder, readonly Match[]>();

  constructor(private readonly prompt: PromptText) {}

  matches(list: Finder): readonly Match[] {
    let matches = this.found.get(list);
    if (matches === undefined) {
      matches = list.find(this.prompt.folded);
      this.found.set(list, matches);
    }
    return matches;
  }

  /** Whether a word of the list ends where a range begins, with nothing but spaces and quotation marks between. */
  isBefore(list: WordList | Finder, { start }: Range, distance = 0): boolean {
    const edge = this.edgeBefore(start);
    return this.matches(list).some(({ end }) => end <= edge && edge - end <= distance);
  }

  isAfter(list: WordList | Finder, { end }: Range, distance = 0): boolean {
    const edge = this.edgeAfter(end);
    return this.matches(list).some(({ start }) => start >= edge && start - edge <= distance);
  }

  isWithin(list: WordList | Finder, { start, end }: Range): boolean {
    return this.matches(list).some((match) => match.start >= start && match.end <= end);
  }

  /** Whether the words of the lists cover a range, apart from what is not a word. */
  isCovered(lists: readonly Finder[], { start, end }: Range): boolean {
    const covers = lists.flatMap((list) =>
      this.matches(list).filter((each) => each.start < end && start < each.end),
    );
    for (let at = start; at < end; at += 1) {
      const isWord = /[\p{L}\p{N}]/u.test(this.prompt.text.charAt(at));
      if (isWord && !covers.some((cover) => cover.start <= at && at < cover.end)) return false;
    }
    return true;
  }

  /** The character before a range, without spaces. */
  signBefore({ start }: Range): string {
    return (
      this.prompt.text
        .slice(Math.max(0, start - 4), start)
        .trimEnd()
        .at(-1) ?? ''
    );
  }

  signAfter({ end }: Range): string {
    return this.prompt.text
      .slice(end, end + 4)
      .trimStart()
      .charAt(0);
  }

  private edgeBefore(start: number): number {
    let edge = start;
    while (edge > 0 && QUOTES_AND_SPACES.test(this.prompt.text.charAt(edge - 1))) edge -= 1;
    return edge;
  }

  private edgeAfter(end: number): number {
    let edge = end;
    while (edge < this.prompt.text.length && QUOTES_AND_SPACES.test(this.prompt.text.charAt(edge))) edge += 1;
    return edge;
  }
}
