import type { PromptText } from '../../clauses/prompt-text.js';
import type { Match, WordList } from '../../text/word-list.js';
import type { Range } from '../../text/range.js';

interface Finder {
  find(folded: string): readonly Match[];
}

interface Index {
  /** From left to right. */
  matches: readonly Match[];
  byStart: ReadonlyMap<number, Match>;
  byEnd: ReadonlyMap<number, Match>;
}

const QUOTES_AND_SPACES = /[\s"“”„«»「」『』'‘’(（:：,]/u;
/** No word of a list is longer. */
const MAX_MATCH = 60;

/** Which words are directly before and after parts of a prompt. Every list is searched once. */
export class Surroundings {
  private readonly found = new Map<Finder, Index>();

  constructor(private readonly prompt: PromptText) {}

  matches(list: Finder): readonly Match[] {
    return this.index(list).matches;
  }

  startingAt(list: Finder, at: number): Match | undefined {
    return this.index(list).byStart.get(at);
  }

  endingAt(list: Finder, at: number): Match | undefined {
    return this.index(list).byEnd.get(at);
  }

  /** Whether a word of the list ends where a range begins, with nothing but spaces and quotation marks between. */
  isBefore(list: WordList | Finder, { start }: Range, distance = 0): boolean {
    const { byEnd } = this.index(list);
    const edge = this.edgeBefore(start);
    for (let at = edge; at >= edge - distance; at -= 1) if (byEnd.has(at)) return true;
    return false;
  }

  isAfter(list: WordList | Finder, { end }: Range, distance = 0): boolean {
    const { byStart } = this.index(list);
    const edge = this.edgeAfter(end);
    for (let at = edge; at <= edge + distance; at += 1) if (byStart.has(at)) return true;
    return false;
  }

  isWithin(list: WordList | Finder, range: Range): boolean {
    return this.near(list, range).some((match) => match.start >= range.start && match.end <= range.end);
  }

  /** Whether the words of the lists cover a range, apart from what is not a word. */
  isCovered(lists: readonly Finder[], range: Range): boolean {
    const covers = lists.flatMap((list) => this.near(list, range));
    for (let at = range.start; at < range.end; at += 1) {
      const isWord = /[\p{L}\p{N}]/u.test(this.prompt.text.charAt(at));
      if (isWord && !covers.some((cover) => cover.start <= at && at < cover.end)) return false;
    }
    return true;
  }

  /** The matches that overlap a range. */
  near(list: Finder, { start, end }: Range): Match[] {
    const { matches } = this.index(list);
    let [low, high] = [0, matches.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (matches[middle]!.start < start - MAX_MATCH) low = middle + 1;
      else high = middle;
    }
    const found: Match[] = [];
    for (let at = low; at < matches.length && matches[at]!.start < end; at += 1) {
      if (matches[at]!.end > start) found.push(matches[at]!);
    }
    return found;
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

  private index(list: Finder): Index {
    let index = this.found.get(list);
    if (index === undefined) {
      const matches = list.find(this.prompt.folded).toSorted((a, b) => a.start - b.start);
      index = {
        matches,
        byStart: new Map(matches.map((match) => [match.start, match])),
        byEnd: new Map(matches.map((match) => [match.end, match])),
      };
      this.found.set(list, index);
    }
    return index;
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
